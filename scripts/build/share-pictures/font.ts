/** What a line is measured by: the advance widths and heights of a font, in parts of the type size. */
export interface Metrics {
  /** The name that a renderer knows the font by, which need not be the name of the package. */
  family: string;
  /** The height of a capital letter. */
  capHeight: number;
  /** How far the font reaches below the baseline. */
  descent: number;
  /** The advance of a letter; nothing if the font has no such letter. */
  advance: (codePoint: number) => number | undefined;
}

type Tables = (tag: string) => number;

/** The directory of an OpenType font: where each table begins. */
function tablesOf(view: DataView): Tables {
  const places = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    places.set(tag, view.getUint32(record + 8));
  }
  return (tag) => {
    const place = places.get(tag);
    if (place === undefined) throw new Error(`The font has no table "${tag}".`);
    return place;
  };
}

/** Where the character map of the Basic Multilingual Plane begins: the subtable of format 4. */
function characterMap(view: DataView, cmap: number): number {
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const place = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(place) === 4) return place;
  }
  throw new Error('The font has no character map of format 4.');
}

/** The number of the glyph of every character that the font has. */
function glyphsOf(view: DataView, map: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const bytes = view.getUint16(map + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + bytes * 2, 16 + bytes * 3].map((from) => map + from);
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = view.getUint16(ends! + segment);
    const delta = view.getUint16(deltas! + segment);
    const offset = view.getUint16(offsets! + segment);
    const start = view.getUint16(starts! + segment);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const listed = offset === 0 ? code : view.getUint16(offsets! + segment + offset + (code - start) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** The first name of a family, in UTF-16, as Windows reads it. */
function familyOf(view: DataView, name: number): string {
  const texts = name + view.getUint16(name + 4);
  for (let record = name + 6; record < name + 6 + view.getUint16(name + 2) * 12; record += 12) {
    if (view.getUint16(record) !== 3 || view.getUint16(record + 6) !== 1) continue;
    const from = texts + view.getUint16(record + 10);
    const units = Array.from({ length: view.getUint16(record + 8) / 2 }, (_, at) => view.getUint16(from + at * 2));
    return String.fromCharCode(...units);
  }
  throw new Error('The font has no name.');
}

/** Reads the metrics of a TrueType font. */
export function readMetrics(font: Uint8Array): Metrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = tablesOf(view);
  const unit = view.getUint16(table('head') + 18);
  const widths = table('hmtx');
  // Glyphs after the last width share it.
  const last = view.getUint16(table('hhea') + 34) - 1;
  const glyphs = glyphsOf(view, characterMap(view, table('cmap')));
  return {
    family: familyOf(view, table('name')),
    capHeight: view.getInt16(table('OS/2') + 88) / unit,
    descent: -view.getInt16(table('hhea') + 6) / unit,
    advance: (codePoint) => {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined ? undefined : view.getUint16(widths + Math.min(glyph, last) * 4) / unit;
    },
  };
}
