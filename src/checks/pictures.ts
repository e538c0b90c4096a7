import { brotliCompressSync, constants } from 'node:zlib';
import type { Content } from '#content/content.ts';
import { imageOf } from '#content/images.ts';
import { memoize } from '#content/memoize.ts';
import { encodingOf, pictureName, picturesFolder, type Drawing } from '#content/pictures.ts';
import { placeOf } from '#content/place.ts';
import { placeAt, startOf, type Place, type Problem } from '#content/problem.ts';
import { didYouMean } from '#content/text/wording.ts';
import { cleaned } from '#drawings/index.ts';
import type { Check } from './check.ts';

/** The limits in bytes of a photo, and of a drawing after compression, so that the first screen of a page loads fast. */
const limits = { base64: 150_000, utf8: 3000 };

/** The size of the drawing of an area. */
const viewBox = '0 0 1440 620';

const inkscape = 'In Inkscape: File, Save a Copy, "Optimized SVG".';

/** Scripts, and what loads or opens something else. */
const unsafe =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|animate\w*|set)\b|(?<=\s)on\w+\s*=|(?:href|src)\s*=(?!\s*["']#)|url\((?!\s*["']?#)|@import/gi;

/** In the drawing of an area, which is in its page as shapes, texts would also be lost. */
const unfit = new RegExp(`${unsafe.source}|<text\\b`, 'gi');

/** A middle quality: about 7 % larger than the best, in a twentieth of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

function sizeProblem({ file, source }: Drawing): Problem | [] {
  const encoding = encodingOf(file);
  const isPhoto = encoding === 'base64';
  const bytes = isPhoto ? atob(source).length : brotliCompressSync(cleaned(source).text, quality).length;
  if (bytes <= limits[encoding]) return [];
  return {
    place: startOf(file),
    rule: 'picture-too-large',
    message: `This picture has ${bytes} bytes${isPhoto ? '' : ' after compression'}. The limit is ${limits[encoding]} bytes.`,
    fix: 'save a photo as .webp or .avif, 1600 pixels wide, with a lower quality; in a drawing, join shapes of one colour.',
  };
}

function markProblems({ file, source }: Drawing, isOfArea: boolean): Problem[] {
  const forbidden = isOfArea ? unfit : unsafe;
  const { svg, text } = cleaned(source);
  const found = [...source.matchAll(forbidden)].map(({ 0: mark, index }) => ({ mark, offset: index }));
  // Signs of a mark may be written as references, such as &#104; for h.
  const hidden = [...text.matchAll(forbidden)].map(([mark]) => ({ mark, offset: 0 }));
  const marks = (found.length > 0 ? found : hidden).map(({ mark, offset }) => ({
    place: placeAt(file, source, offset, mark.length),
    rule: 'unsafe-picture',
    message: `"${mark}" is not allowed in a picture: it may run a program, load another file, or need a font.`,
    fix: `remove it. ${inkscape}`,
  }));
  if (!isOfArea || svg.attributes['viewBox'] === viewBox) return marks;
  const resized = {
    place: placeAt(file, source, source.indexOf('<svg'), 4),
    rule: 'picture-of-another-size',
    message: `The viewBox of the picture is not "${viewBox}".`,
    fix: `set the size of the page to 1440 x 620, and the viewBox (the drawn area) to "${viewBox}". In Inkscape: File, Document Properties.`,
  };
  return [resized, ...marks];
}

const problemsOf = memoize((picture: Drawing, isOfArea: boolean): Problem[] => {
  const { file, source } = picture;
  try {
    return [encodingOf(file) === 'utf8' ? markProblems(picture, isOfArea) : [], sizeProblem(picture)].flat();
  } catch (error) {
    const { line = 1, reason: message = 'This is no SVG, or one with too many groups in each other.' } = error as {
      line?: number;
      reason?: string;
    };
    const text = source.split('\n')[line - 1] ?? '';
    const place = { file, line, col: 1, length: Math.max(1, text.length), text };
    const fix = `open it in a drawing program and save it again. ${inkscape}`;
    return [{ place, rule: 'picture-that-cannot-be-read', message, fix }];
  }
});

/** The name in a scene is without its ending. */
function missing(place: Place, name: string, content: Content): Problem {
  const [end, how] = name.includes('.') ? ['', 'with its ending'] : ['.svg', 'without .svg'];
  const names = [...content.pictures.values()].map(({ file }) => file.slice(picturesFolder.length + 1));
  return {
    place,
    rule: 'unknown-picture',
    message: `There is no picture called data/pictures/${name}${end}.${didYouMean(name, end ? names.map(pictureName) : names)}`,
    fix: `write the name of a file in data/pictures ${how}, or remove the picture: the page then has a typical one.`,
  };
}

/** Every picture is small, safe, and used. */
export const pictures: Check = (content) => {
  const areas = content.all('neighbourhood').filter(({ data }) => data.scene.picture !== undefined);
  const images = content.entries().flatMap((entry) => imageOf(entry) ?? []);
  const drawn = new Set<string>(areas.map(({ data }) => data.scene.picture!));
  const used = new Set([...drawn, ...images.map(({ name }) => name)]);
  // A misspelt name leaves its file unused, but one message for both is enough.
  const isMisspelt = [...used].some((name) => !content.pictures.has(name));
  // An entry with problems is not loaded, so the picture that it uses is unknown.
  const isUnread = content.kinds().some((kind) => content.all(kind).length < content.slugs(kind).length);
  const unused = isMisspelt || isUnread ? [] : [...content.pictures].filter(([name]) => !used.has(name));
  return [
    ...[...content.pictures].flatMap(([name, picture]) => problemsOf(picture, drawn.has(name))),
    ...images.flatMap(({ name, file, place }) => (content.pictures.has(name) ? [] : missing(place(), file, content))),
    ...areas.flatMap((area) => {
      const name = area.data.scene.picture!;
      return content.pictures.has(name) ? [] : missing(placeOf(area, ['scene', 'picture']), name, content);
    }),
    ...unused.map(([name, { file }]) => ({
      place: startOf(file),
      rule: 'unused-picture',
      message: 'No page shows this picture.',
      fix: `remove the file, or write ${name.includes('.') ? `"file: ${name}" below "image:" in the file of a page` : `"picture: ${name}" below "scene:" in the file of an area`}.`,
    })),
  ];
};
