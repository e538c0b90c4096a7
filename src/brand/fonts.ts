/** A variable font of `@fontsource-variable`. */
export interface Typeface {
  family: string;
  /** The name of its package, and the beginning of the names of its files. */
  name: string;
  /** The weights that styles may ask for. */
  weights: { min: number; max: number };
  /** If set, only this weight is sent, and used for all weights, instead of the variable axis: half the bytes. */
  onlyWeight?: number;
  /**
   * The `@font-face` descriptors of the fallback: a system font, scaled to the same widths, that is shown until this
   * font has loaded.
   */
  fallback: string;
}

/**
 * The font of headings and figures. The numbers painted in drawings use it too, as the outlines in
 * src/drawings/letters.json.
 */
export const display: Typeface = {
  family: 'Gabarito',
  name: 'gabarito',
  weights: { min: 600, max: 800 },
  onlyWeight: 750,
  fallback:
    'font-weight:600 800;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");size-adjust:93.5%;ascent-override:100.6%;descent-override:27.9%;line-gap-override:0%',
};

/** The font of running text. */
export const text: Typeface = {
  family: 'Figtree',
  name: 'figtree',
  weights: { min: 400, max: 700 },
  fallback:
    'src:local("Arial"),local("ArialMT"),local("Liberation Sans");size-adjust:102.1%;ascent-override:93%;descent-override:24.5%;line-gap-override:0%',
};

/** The characters that share pictures may draw: Latin letters and signs that both fonts have. */
export const letters =
  /[ -~\u00A0-\u00AC\u00AE-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126\u0127\u012A\u012B\u012E-\u0133\u0136\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u015B\u015E-\u0161\u0164\u0165\u016A-\u017E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122]/u;
