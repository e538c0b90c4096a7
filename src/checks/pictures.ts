import { brotliCompressSync, constants } from 'node:zlib';
import type { Groups, Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { imageOf } from '#content/images.ts';
import { memoize } from '#content/memoize.ts';
import { encodingOf, pictureName, picturesFolder, type Drawing } from '#content/pictures.ts';
import { placeOf } from '#content/place.ts';
import { placeAt, startOf, type Place, type Problem } from '#content/problem.ts';
import { stationCodeOf } from '#content/station.ts';
import { didYouMean } from '#content/wording.ts';
import { areaScene, DrawingError, isPainted, isProtagonist, readDrawing, shapesOf } from '#drawings/index.ts';
import type { Check } from './check.ts';
import { wrongMarks } from './picture-marks.ts';

/** The limits of a picture, so that the first screen of a page loads fast. */
const most = { protagonist: { shapes: 60, bytes: 3072 }, scene: { shapes: 120, bytes: 3000 }, photo: 150_000 };

const canvas = 1440;

type Area = Entry<Neighbourhood>;

function tooMuch(drawing: Drawing): Problem | [] {
  const protagonist = shapesOf(readDrawing(drawing.source)).find(isProtagonist);
  if (protagonist === undefined) {
    return {
      place: startOf(drawing.file, drawing.source),
      rule: 'picture-without-protagonist',
      message:
        'No group of this picture has the id "protagonist". This group is the main object of the picture; its size is limited.',
      fix: 'group the shapes of the building or thing that the picture is about, and give the group the id protagonist.',
    };
  }
  const shapes = shapesOf(protagonist).filter(isPainted);
  const pair = ([key, value]: [string, string]) => ` ${key}="${value}"`;
  const texts = shapes.map(({ name, attributes }) => `<${name}${Object.entries(attributes).map(pair).join('')}/>`);
  const bytes = Buffer.byteLength(texts.join(''));
  if (shapes.length <= most.protagonist.shapes && bytes <= most.protagonist.bytes) return [];
  return {
    place: placeAt(drawing.file, drawing.source, protagonist.offset, 2),
    rule: 'picture-too-large',
    message: `The group "protagonist" has ${shapes.length} shapes with ${bytes} bytes. The limits are ${most.protagonist.shapes} shapes and ${most.protagonist.bytes} bytes.`,
    fix: 'join shapes of one colour into one path, and draw rows of windows as one dashed line.',
  };
}

/** The problems of a drawing that do not depend on the area that uses it. */
const problemsOf = memoize((drawing: Drawing): Problem[] => {
  try {
    const marks = wrongMarks(drawing);
    return marks.length > 0 ? marks : [tooMuch(drawing)].flat();
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    const place = placeAt(drawing.file, drawing.source, error.offset, 1);
    const fix = 'open it in a drawing program and save it again. In Inkscape: File, Save a Copy, "Optimized SVG".';
    return [{ place, rule: 'picture-that-cannot-be-read', message: error.message, fix }];
  }
});

/** The compressed size in bytes, up to `enough` an estimate: the best compression takes ten times as long. */
function compressedSize(text: string, enough: number): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
  return quick <= enough ? quick : brotliCompressSync(text).length;
}

/** Scripts, and what loads or opens something else. */
const unsafe =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|animate\w*|set)\b|(?<=\s)on\w+\s*=|(?:href|src)\s*=(?!\s*["']#)|url\((?!\s*["']?#)|@import/gi;

/** The problems of a photo, or of a drawing in its place, which may have any shapes and colours. */
function imageProblems(picture: Drawing): Problem[] {
  const { file, source } = picture;
  const isPhoto = encodingOf(file) === 'base64';
  const limit = isPhoto ? most.photo : most.scene.bytes;
  const bytes = isPhoto ? Buffer.byteLength(source, 'base64') : compressedSize(source, limit);
  const unread = isPhoto ? [] : problemsOf(picture).filter(({ rule }) => rule === 'picture-that-cannot-be-read');
  const marks = (isPhoto ? [] : [...source.matchAll(unsafe)]).map(({ 0: mark, index }) => ({
    place: placeAt(file, source, index, mark.length),
    rule: 'picture-with-more-than-shapes',
    message: `"${mark}" is not allowed in a picture: it may run a program, or load another file.`,
    fix: 'remove it. In Inkscape: File, Save a Copy, "Optimized SVG".',
  }));
  const large = {
    place: startOf(file),
    rule: 'picture-too-large',
    message: `This picture has ${bytes} bytes${isPhoto ? '' : ' after compression'}. The limit is ${limit} bytes.`,
    fix: 'save it as .webp or .avif, 1600 pixels wide, with a lower quality.',
  };
  return [...unread, ...marks, ...(bytes > limit ? [large] : [])];
}

/** The size of a scene. Drawing and compressing all scenes takes as long as all other checks. */
const sizeOfScene = memoize(({ slug, data }: Area, { source: drawing }: Drawing, group: Groups[number] | undefined) => {
  const art = areaScene({ slug, area: data, sign: stationCodeOf(data, group), drawing });
  const shapes = art.match(/<(?:path|rect|circle|ellipse)\b/g)?.length ?? 0;
  return { shapes, bytes: compressedSize(art, most.scene.bytes) };
});

/** The whole scene with the blocks that the facts of this area put into it. */
function sceneProblem(area: Area, drawing: Drawing, content: Content): Problem | [] {
  const groups = content.all('groups').flatMap(({ data }) => data);
  const group = groups.find(({ name }) => name === area.data.group);
  const { shapes, bytes } = sizeOfScene(area, drawing, group);
  if (shapes <= most.scene.shapes && bytes <= most.scene.bytes) return [];
  return {
    place: placeOf(area, ['scene', 'picture']),
    rule: 'picture-too-large',
    message: `With the blocks of this area, the picture has ${shapes} shapes and ${bytes} bytes after compression. The limits are ${most.scene.shapes} shapes and ${most.scene.bytes} bytes.`,
    fix: `remove shapes or a place for a block from ${drawing.file}.`,
  };
}

/** The name in a scene is without its ending. */
function missing(place: Place, name: string, content: Content): Problem {
  const [end, how] = name.includes('.') ? ['', 'with its ending'] : ['.svg', 'without .svg'];
  const names = [...content.pictures.values()].map(({ file }) => file.slice(picturesFolder.length + 1));
  return {
    place,
    rule: 'unknown-picture',
    message: `There is no picture called data/pictures/${name}${end}.${didYouMean(name, end ? names.map(pictureName) : names)}`,
    fix: `write the name of a file in data/pictures ${how}, or remove the picture: the site then draws a typical one.`,
  };
}

/** The sky continues to the left of a drawing, so the part for phones may begin this much further left. */
const leftMargin = 40;

function phoneProblem(area: Area): Problem | [] {
  const { phone } = area.data.scene;
  if (phone === undefined) return [];
  const { x, width } = phone;
  if (x >= -leftMargin && x + width <= canvas) return [];
  return {
    place: placeOf(area, ['scene', 'phone']),
    rule: 'part-outside-the-picture',
    message: `The part for phones is from ${x} to ${x + width}. It must be between ${-leftMargin} and ${canvas}.`,
    fix: `write an x from ${-leftMargin} to ${canvas - width}. With a smaller width, x may be larger.`,
  };
}

/** Pictures in scenes are drawings of a few plain shapes in the colours of the site; all others are small and safe. */
export const pictures: Check = (content) => {
  const areas = content.all('neighbourhood').filter(({ data }) => data.scene.picture !== undefined);
  const images = content.entries().flatMap((entry) => imageOf(entry) ?? []);
  const drawn = new Set<string>(areas.map(({ data }) => data.scene.picture!));
  const used = new Set([...drawn, ...images.map(({ name }) => name)]);
  const isImage = (name: string) => name.includes('.') || (used.has(name) && !drawn.has(name));
  const rulesOf = (name: string) => (isImage(name) ? imageProblems : problemsOf);
  const ofDrawings = new Map([...content.pictures].map(([name, picture]) => [name, rulesOf(name)(picture)]));
  // A misspelt name leaves its file unused, but one message for both is enough.
  const isMisspelt = [...used].some((name) => !content.pictures.has(name));
  // An entry with problems is not loaded, so the picture that it uses is unknown.
  const isUnread = content.kinds().some((kind) => content.all(kind).length < content.slugs(kind).length);
  const unused = isMisspelt || isUnread ? [] : [...content.pictures].filter(([name]) => !used.has(name));
  return [
    ...[...ofDrawings.values()].flat(),
    ...images.flatMap(({ name, file, place }) => (content.pictures.has(name) ? [] : missing(place(), file, content))),
    ...areas.flatMap((area) => {
      const name = area.data.scene.picture!;
      const drawing = content.pictures.get(name);
      if (drawing === undefined) return missing(placeOf(area, ['scene', 'picture']), name, content);
      const isSound = ofDrawings.get(name)!.length === 0;
      return [phoneProblem(area), isSound ? sceneProblem(area, drawing, content) : []].flat();
    }),
    ...unused.map(([name, { file }]) => ({
      place: startOf(file),
      rule: 'unused-picture',
      message: 'No page shows this picture.',
      fix: `remove the file, or write ${name.includes('.') ? `"file: ${name}" below "image:" in the file of a page` : `"picture: ${name}" below "scene:" in the file of an area`}.`,
    })),
  ];
};
