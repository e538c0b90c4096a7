import { hibiscus, mintLight } from '#brand/colours.ts';

/** The drawn map around the company, under that of another company or in its place. */
export function drawnMap(place: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice" role="img"><title>${place}</title><rect width="600" height="300" fill="${mintLight}"/><path d="M-10 70L610 30M-10 240L610 200M120-10L160 310M430-10L470 310" stroke="#fff" stroke-width="26"/><path d="M160 130L452 110" stroke="#fff" stroke-width="14"/><path d="M20 92l92-6 10 52-96 6zM176 80l90-6 6 30-92 6zM290 72l130-9 5 32-130 9zM190 160l80-5 8 56-80 5zM476 66l110-7 4 46-108 6z" fill="#F4E3C4"/><path d="M300 140l140-9 10 62-142 9zM20 166l106-7 8 56-110 7z" fill="#9FD3B4"/><path d="M300 116c-26-34-30-48-30-60a30 30 0 0 1 60 0c0 12-4 26-30 60z" fill="${hibiscus}"/><circle cx="300" cy="57" r="11" fill="#fff"/></svg>`;
}
