import { check } from '#checks/check-content.ts';
import type { TextFile } from '../../area/new-plan.ts';
import { readFiles, replaceFiles } from './stand-ins.ts';

/** Checks the content as it would be with these files, and without those that have no text. */
export function checkWith(planned: readonly TextFile[]): ReturnType<typeof check> {
  const files = readFiles();
  const texts = { ...files, ...Object.fromEntries(planned.map(({ file, text }) => [file, text])) };
  replaceFiles(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));
  const result = check('');
  replaceFiles(files);
  return result;
}
