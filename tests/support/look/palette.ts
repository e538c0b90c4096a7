import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';

interface Indexed {
  width: number;
  height: number;
  /** Three bytes for each colour. */
  palette: number[];
  /** An index into the palette for each pixel, as base64. */
  pixels: string;
}

/**
 * Reads a picture in the page and reduces it to a palette of 256 colours. The colours of larger areas stay exact. Each of
 * the many mixed colours at the edges of letters becomes the nearest colour of the palette. Distances are those of the
 * comparison of pictures: at a threshold of 0.05, a difference counts from 35215 * 0.05 ** 2 = 88. Only pictures with
 * very many colours need the distances 120 and 200 below.
 */
function toPalette(page: Page, picture: string): Promise<Indexed> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    if (!pen) throw new Error('No canvas to read the picture with.');
    pen.drawImage(bitmap, 0, 0);
    const source = pen.getImageData(0, 0, width, height).data;
    const colours = new Int32Array(width * height);
    const counts = new Map<number, number>();
    for (let index = 0; index < colours.length; index += 1) {
      const at = index * 4;
      const colour = ((source[at] ?? 0) << 16) | ((source[at + 1] ?? 0) << 8) | (source[at + 2] ?? 0);
      colours[index] = colour;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const used = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
    /** A colour as a point whose square distance to another is that of the comparison of pictures. */
    const places = used.map((colour) => {
      const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255] as const;
      return [
        0.7108 * (red * 0.2989 + green * 0.5866 + blue * 0.1145),
        0.5468 * (red * 0.596 - green * 0.2742 - blue * 0.3218),
        0.4424 * (red * 0.2115 - green * 0.5226 + blue * 0.3111),
      ] as const;
    });
    const distance = (one: number, other: number) =>
      places[one]!.reduce((sum, value, axis) => sum + (value - places[other]![axis]!) ** 2, 0);
    /** The 96 most used colours, then each that is further than `least` from all chosen ones, if these are at most 256. */
    const choose = (least: number): number[] | undefined => {
      const chosen: number[] = [];
      for (const own of used.keys()) {
        if (own < 96 || chosen.every((other) => distance(own, other) > least)) chosen.push(own);
        if (chosen.length > 256) return undefined;
      }
      return chosen;
    };
    const chosen = [8, 16, 24, 32, 48, 64, 80, 120, 200].map(choose).find((found) => found !== undefined);
    if (!chosen) throw new Error('The picture has too many colours for a palette.');
    const kept = chosen.map((index) => used[index] ?? 0);
    const indices = new Map<number, number>();
    for (const [own, colour] of used.entries()) {
      let nearest = 0;
      for (const at of chosen.keys()) if (distance(own, chosen[at]!) < distance(own, chosen[nearest]!)) nearest = at;
      indices.set(colour, nearest);
    }
    let pixels = '';
    for (const colour of colours) pixels += String.fromCharCode(indices.get(colour) ?? 0);
    const palette = kept.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
    return { width, height, palette, pixels: btoa(pixels) };
  }, picture);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const sourceOf = (picture: Buffer) => `source\0sha256 ${createHash('sha256').update(picture).digest('hex')}`;

/** Whether a reduced picture was made from exactly this picture. */
export const isMadeFrom = (shrunk: Buffer, picture: Buffer) => shrunk.includes(sourceOf(picture), 0, 'latin1');

/** Replaces a picture with one that has a palette, is a fraction of the size, and contains the hash of the original. */
export async function shrinkPicture(page: Page, file: string): Promise<void> {
  const picture = readFileSync(file);
  const { width, height, palette, pixels } = await toPalette(page, picture.toString('base64'));
  const indices = Buffer.from(pixels, 'base64');
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) indices.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('tEXt', Buffer.from(sourceOf(picture), 'latin1')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
  ];
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  writeFileSync(file, Buffer.concat([signature, ...parts, chunk('IEND', Buffer.alloc(0))]));
}
