import type { Content } from '../content/content.ts';
import type { EmittedFile } from './file.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Small local files in the place of third parties that are not chosen yet: the map and the reviews widget. */
export function emitStandIns(content: Content): EmittedFile[] {
  const { address } = content.the('site').data;
  const place = escape(`${address.street}, ${address.locality} ${address.postcode}`);
  const map = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice">
<title>${place}</title>
<rect width="600" height="300" fill="#E9F5F1"/>
<path d="M-10 70L610 30M-10 240L610 200M120-10L160 310M430-10L470 310" stroke="#fff" stroke-width="26"/>
<path d="M160 130L452 110" stroke="#fff" stroke-width="14"/>
<path d="M20 92l92-6 10 52-96 6zM176 80l90-6 6 30-92 6zM290 72l130-9 5 32-130 9zM190 160l80-5 8 56-80 5zM476 66l110-7 4 46-108 6z" fill="#F4E3C4"/>
<path d="M300 140l140-9 10 62-142 9zM20 166l106-7 8 56-110 7z" fill="#9FD3B4"/>
<path d="M300 116c-26-34-30-48-30-60a30 30 0 0 1 60 0c0 12-4 26-30 60z" fill="#C8341F"/>
<circle cx="300" cy="57" r="11" fill="#fff"/>
</svg>
`;
  const reviews = '// Stands in the place of the reviews widget until site.yaml names a real one. It does nothing.\n';
  return [
    { path: 'public/stand-in/map.svg', text: map },
    { path: 'public/stand-in/reviews.js', text: reviews },
  ];
}
