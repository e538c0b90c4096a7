import { hibiscus, ink, mango, rice, tile } from '#brand/colours.ts';
import type { EmittedFile } from './file.ts';

const svg = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const icon = (content: string) => svg('viewBox="0 0 64 64" fill="none"', content);

/** The broom of the logo, with thicker lines. */
const broom =
  `<path d="M32 8v18" stroke="${ink}" stroke-width="6.6000000000000005" stroke-linecap="round"/>` +
  `<path d="M32 27L14 54M32 27l-7 30M32 27v31M32 27l7 30M32 27l18 27" stroke="${ink}" stroke-width="4.840000000000001" stroke-linecap="round"/>` +
  `<path d="M23 28h18" stroke="${hibiscus}" stroke-width="8.8" stroke-linecap="round"/>`;

const pictures = {
  'icons/app-icon.svg': icon(
    `<rect width="64" height="64" rx="14" fill="${mango}"/><rect y="52" width="64" height="12" fill="${hibiscus}" clip-path="inset(0 round 0 0 14px 14px)"/><g transform="translate(8 3) scale(.75)">${broom}</g>`,
  ),
  // For small sizes: a broom with fewer lines.
  'icons/favicon.svg': icon(
    `<circle cx="32" cy="32" r="32" fill="${mango}"/><path d="M32 6v22" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M32 28L14 56h36z" fill="${ink}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/><path d="M26 40l-4 18M38 40l4 18" stroke="${mango}" stroke-width="4"/><path d="M20 29h24" stroke="${hibiscus}" stroke-width="9" stroke-linecap="round"/>`,
  ),
  'icons/maskable.svg': icon(
    `<rect width="64" height="64" fill="${mango}"/><g transform="translate(9 9) scale(.7)">${broom}</g>`,
  ),
  // The floor tile of the strips below titles, as a background of the stylesheet and of the share pictures.
  'tile.svg': svg(
    'viewBox="0 0 60 60"',
    `<rect width="60" height="60" fill="${rice}"/><path d="M30 4.8q6 14.399999999999999 25.2 25.2q-19.2 10.799999999999999-25.2 25.2q-6-14.399999999999999-25.2-25.2q19.2-10.799999999999999 25.2-25.2z" fill="${tile}"/><path d="M30 16.8l13.2 13.2-13.2 13.2-13.2-13.2z" fill="${mango}"/><path d="M0 0h13.2q0 13.2-13.2 13.2zM60 0v13.2q-13.2 0-13.2-13.2zM60 60h-13.2q0-13.2 13.2-13.2zM0 60v-13.2q13.2 0 13.2 13.2z" fill="${hibiscus}"/><circle cx="30" cy="30" r="4.2" fill="#fff"/>`,
  ),
  // The arrow of a choice in the form.
  'chevron-down.svg': `${svg(
    `width="24" height="24" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"`,
    '<path d="m6 9 6 6 6-6"/>',
  )}\n`,
};

/** The icons of the site, and the pictures in its stylesheet: public files with the colours of the brand. */
export function emitBrandPictures(): EmittedFile[] {
  return Object.entries(pictures).map(([name, text]) => ({ path: `public/${name}`, text }));
}
