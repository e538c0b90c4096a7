import { hibiscus, ink, mango, rice, tile } from './colours.ts';

/** The text of an SVG file. */
export const svg = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

/** The floor tile of the strips below titles, in the stylesheet and in the share pictures. */
export const floorTile = svg(
  'viewBox="0 0 60 60"',
  `<rect width="60" height="60" fill="${rice}"/><path d="M30 4.8q6 14.4 25.2 25.2q-19.2 10.8-25.2 25.2q-6-14.4-25.2-25.2q19.2-10.8 25.2-25.2z" fill="${tile}"/><path d="M30 16.8l13.2 13.2-13.2 13.2-13.2-13.2z" fill="${mango}"/><path d="M0 0h13.2q0 13.2-13.2 13.2zM60 0v13.2q-13.2 0-13.2-13.2zM60 60h-13.2q0-13.2 13.2-13.2zM0 60v-13.2q13.2 0 13.2 13.2z" fill="${hibiscus}"/><circle cx="30" cy="30" r="4.2" fill="#fff"/>`,
);

/** The arrow of a select in the form. */
export const chevron = svg(
  `width="24" height="24" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"`,
  '<path d="m6 9 6 6 6-6"/>',
);

/** A drawing as a CSS background: a data URL, so that no file is fetched. */
export const background = (picture: string) =>
  `url("data:image/svg+xml,${picture.replaceAll('"', "'").replaceAll('#', '%23')}")`;
