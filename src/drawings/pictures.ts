import type { Neighbourhood } from '#generated/entries.ts';
import type { ArtAddress } from '#content/links.ts';

/** A picture as the text of its `<svg>`, drawn by src/drawings. */
export type Picture = string;

/** A picture of data/pictures, in place of a drawn one. */
export type Image = Readonly<Record<'src' | 'alt', string>>;

/** One for a wide screen and one for a phone. */
export interface WideAndPhone<T> {
  wide: T;
  phone: T;
}

/** The picture of a feature: one that pages share, or one of the page's own. */
export type FeaturePicture = { address: ArtAddress } | { drawing: Picture };

/** The block that is cut open, with a room for each item of its sheet; `wide` is a room with a floor of its own. */
export interface SheetPictures {
  rooms: readonly { place: 'left' | 'right' | 'wide'; picture: Picture }[];
  gable: Picture;
  deck: Picture;
}

type Scene = Neighbourhood['scene'];

/** The light in a picture, which gives its sky a colour. */
export type Light = NonNullable<Scene['light']>;

/** The background of a picture without a sky: a lawn or water from above, or a wall. */
export type Ground = NonNullable<Scene['ground']>;

/** The background of a hero's text: the sky of its picture, or its ground or wall. */
export type Sky = Light | Ground;
