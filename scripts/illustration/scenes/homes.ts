/** The drawings of the panel on the homes around a station. Their figures are also on the page as text. */
export { flatBlock } from '../homes/flat-block.ts';
export { flatWindowKey } from '../homes/flat-window.ts';
export { noFlats } from '../homes/no-flats.ts';
