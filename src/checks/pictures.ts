import { brotliCompressSync, constants } from 'node:zlib';
import type { Groups, Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { memoize } from '#content/memoize.ts';
import type { Drawing } from '#content/pictures.ts';
import { placeOf } from '#content/place.ts';
import { placeAt, startOf, type Problem } from '#content/problem.ts';
import { stationCodeOf } from '#content/station.ts';
import { didYouMean } from '#content/wording.ts';
import { areaScene, DrawingError, isPainted, isProtagonist, readDrawing, shapesOf } from '#drawings/index.ts';
import type { Check } from './check.ts';
import { wrongMarks } from './picture-marks.ts';

/** The limits of a picture, so that the first screen of a page loads fast. */
const most = { protagonist: { shapes: 60, bytes: 3072 }, scene: { shapes: 120, bytes: 3000 } };

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
  const bytes = Buffer.byteLength(
    shapes
      .map(
        ({ name, attributes }) =>
          `<${name} ${Object.entries(attributes)
            .map(([key, value]) => `${key}="${value}"`)
            .join(' ')}/>`,
      )
      .join(''),
  );
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

/**
 * The compressed size in bytes. Up to `enough` it is an estimate, because the best compression takes ten times as long.
 */
function compressedSize(text: string, enough: number): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
  return quick <= enough ? quick : brotliCompressSync(text).length;
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

function missing(area: Area, name: string, content: Content): Problem {
  return {
    place: placeOf(area, ['scene', 'picture']),
    rule: 'unknown-picture',
    message: `There is no drawing called data/pictures/${name}.svg.${didYouMean(name, [...content.pictures.keys()])}`,
    fix: 'write the name of a file in data/pictures without .svg, or remove it: the site then draws a typical picture.',
  };
}

/** The sky continues to the left of a drawing, so the part for phones may begin this much further left. */
const leftMargin = 40;

function phoneProblem(area: Area): Problem | [] {
  const { phone } = area.data.scene;
  if (phone === undefined) return [];
  const { x, width } = phone;
  const isTooFarLeft = x < -leftMargin;
  if (!isTooFarLeft && x + width <= canvas) return [];
  return {
    place: placeOf(area, ['scene', 'phone']),
    rule: 'part-outside-the-picture',
    message: isTooFarLeft
      ? `The part for phones begins at ${x}, more than ${leftMargin} left of the picture.`
      : `The part for phones ends at ${x + width}, outside the picture, which is ${canvas} wide.`,
    fix: isTooFarLeft
      ? `write an x of ${-leftMargin} or more.`
      : `write an x of at most ${canvas - width}, or a smaller width.`,
  };
}

/** A picture that an area names is a drawing of a few plain shapes in the colours of the site. */
export const pictures: Check = (content) => {
  const ofDrawings = new Map([...content.pictures].map(([name, drawing]) => [name, problemsOf(drawing)]));
  const areas = content.all('neighbourhood').filter(({ data }) => data.scene.picture !== undefined);
  const used = new Set(areas.map(({ data }) => data.scene.picture));
  // A misspelt name leaves its file unused, but one message for both is enough.
  const isMisspelt = areas.some(({ data }) => !content.pictures.has(data.scene.picture!));
  // An area with problems is not loaded, so the picture that it uses is unknown.
  const isUnread = content.all('neighbourhood').length < content.slugs('neighbourhood').length;
  const unused = isMisspelt || isUnread ? [] : [...content.pictures].filter(([name]) => !used.has(name));
  return [
    ...[...ofDrawings.values()].flat(),
    ...areas.flatMap((area) => {
      const name = area.data.scene.picture!;
      const drawing = content.pictures.get(name);
      if (drawing === undefined) return missing(area, name, content);
      const isSound = ofDrawings.get(name)!.length === 0;
      return [phoneProblem(area), isSound ? sceneProblem(area, drawing, content) : []].flat();
    }),
    ...unused.map(([name, { file, source }]) => ({
      place: startOf(file, source),
      rule: 'unused-picture',
      message: 'No area shows this picture.',
      fix: `remove the file, or write "picture: ${name}" below "scene:" in the file of an area.`,
    })),
  ];
};
