/** A picture as the text of its `<svg>`, drawn by scripts/illustration. */
export type Picture = string;

/** The address of a picture that is a file: scripts/build/emit/art.ts. */
export type ArtAddress = `/${string}`;

/** One for a wide screen and one for a phone. */
export interface WideAndPhone<T> {
  wide: T;
  phone: T;
}

/** The picture of a feature: one that pages share, or one of the page's own. */
export type FeaturePicture = { address: ArtAddress } | { drawing: Picture };

/** The colour of the sky in a picture, which goes on behind the words of a hero. */
export type Sky = 'morning' | 'noon' | 'afternoon' | 'dusk';
