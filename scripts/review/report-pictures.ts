import { around, type Box, type Spot } from './mark.ts';
import type { PagePictures } from './pictures.ts';

type SideName = 'before' | 'after';

/** The name of an element from the path of a page. */
export const idOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** The maximum number of places that are shown beside the whole page. */
const mostSpots = 4;
/** In pixels of the page: the margin around a place, and the minimum width and the maximum height of a view. */
const margin = 48;
const leastWidth = 560;
const mostHeight = 900;

const nameOf = (width: number) => (width < 800 ? `on a phone, ${width} px wide` : `on a desktop, ${width} px wide`);

const idOfPhoto = (path: string, width: number, side: SideName) => `photo-${idOf(path)}-${width}-${side}`;

/** A mark on a picture; its light edge keeps it visible on a dark background. */
function rect(kind: SideName, { left, top, right, bottom }: Box): string {
  const place = `x="${left - 3}" y="${top - 3}" width="${right - left + 6}" height="${bottom - top + 6}" rx="4"`;
  return `<rect class="halo" ${place}/><rect class="mark-${kind}" ${place}/>`;
}

interface View {
  caption: string;
  /** What a screen reader says. */
  name: string;
  photo: string;
  box: Box;
  marks: string;
}

/** A part of a photograph. Every photograph is in the report once, however many views show it. */
const view = ({ caption, name, photo, box: { left, top, right, bottom }, marks }: View) =>
  `<figure><figcaption>${caption}</figcaption><svg viewBox="${left} ${top} ${right - left} ${bottom - top}" role="img" aria-label="${name}"><use href="#${photo}"/>${marks}</svg></figure>`;

/** The columns of pixels that contain a place on both sides. */
function columnsOf(spot: Spot, pageWidth: number): { left: number; right: number } {
  const { left, right } = [...spot.before, ...spot.after].reduce(around);
  const wanted = Math.min(pageWidth, Math.max(leastWidth, right - left + 2 * margin));
  const from = Math.max(0, Math.min(pageWidth - wanted, (left + right - wanted) / 2));
  return { left: Math.round(from), right: Math.round(from + wanted) };
}

function spotView(path: string, { width, photos }: PagePictures, spot: Spot, number: number): string {
  const columns = columnsOf(spot, width);
  const height = Math.min(
    mostHeight,
    Math.max(spot.rows.before[1] - spot.rows.before[0], spot.rows.after[1] - spot.rows.after[0]) + 2 * margin,
  );
  const views = (['before', 'after'] as const).map((side) => {
    const top = Math.max(0, Math.min(spot.rows[side][0] - margin, photos[side]!.height - height));
    return view({
      caption: side === 'before' ? 'Before' : 'After',
      name: `Place ${number} of ${path} ${side} the change, ${width} pixels wide`,
      photo: idOfPhoto(path, width, side),
      box: { ...columns, top, bottom: top + height },
      marks: spot[side].map((box) => rect(side, box)).join(''),
    });
  });
  return `<div class="pair">${views.join('')}</div>`;
}

function wholeView(path: string, { width, photos, spots }: PagePictures): string {
  const whole = (side: SideName, caption: string, marks = '') => {
    const photo = photos[side];
    if (photo === undefined) return '';
    const name = `${path}, ${caption.toLowerCase()}, ${width} pixels wide`;
    const box = { left: 0, top: 0, right: photo.width, bottom: photo.height };
    return view({ caption, name, photo: idOfPhoto(path, width, side), box, marks });
  };
  const marks = spots.flatMap((spot) => spot.after.map((box) => rect('after', box))).join('');
  const isBoth = photos.before !== undefined && photos.after !== undefined;
  const views = [
    whole('before', 'Before'),
    whole('after', 'After'),
    isBoth ? whole('after', 'After, with the differences marked', marks) : '',
  ];
  return `<details><summary>The whole page</summary><div class="scroll"><div class="${isBoth ? 'pair whole' : 'pair'}">${views.join('')}</div></div></details>`;
}

/** The photographs of a page as images that its views refer to. */
function store(path: string, { width, photos }: PagePictures): string {
  const images = (['before', 'after'] as const).flatMap((side) => {
    const photo = photos[side];
    if (photo === undefined) return [];
    const address = `data:image/webp;base64,${photo.webp.toString('base64')}`;
    return [
      `<image id="${idOfPhoto(path, width, side)}" width="${photo.width}" height="${photo.height}" href="${address}"/>`,
    ];
  });
  return `<svg class="store" aria-hidden="true" focusable="false"><defs>${images.join('')}</defs></svg>`;
}

/** The pictures of a page at one width: each place that differs, and the whole page. */
export function picturesSection(path: string, pictures: PagePictures): string {
  const { width, spots } = pictures;
  const rest = spots.length - mostSpots;
  return [
    `<h3>${path}: ${nameOf(width)}</h3><div class="${width < 800 ? 'phone' : 'desktop'}">`,
    store(path, pictures),
    ...spots.slice(0, mostSpots).map((spot, index) => spotView(path, pictures, spot, index + 1)),
    rest > 0 ? `<p>${rest} more ${rest === 1 ? 'place is' : 'places are'} marked on the whole page.</p>` : '',
    wholeView(path, pictures),
    '</div>',
  ].join('\n');
}
