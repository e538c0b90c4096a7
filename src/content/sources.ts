import { textsIn } from './text/texts.ts';

/** Every source that an area names, with the path to it. */
export const sourcesOf = (data: object) =>
  textsIn(data)
    .filter(({ path }) => path.at(-1) === 'source')
    .map(({ text, path }) => ({ name: text, path }));
