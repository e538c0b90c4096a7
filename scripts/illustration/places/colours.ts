import * as brand from '#brand/colours.ts';

/** The colours of the company as the files of drawings have them; each is drawn in what the brand has in its place. */
const asDrawn: Readonly<Record<string, string>> = {
  '#14312B': brand.ink,
  '#47605A': brand.inkSoft,
  '#FFFAF0': brand.rice,
  '#CDE9E1': brand.mint,
  '#C8341F': brand.hibiscus,
  '#A62815': brand.hibiscusDark,
  '#FFBF3F': brand.mango,
  '#FFE4A8': brand.mangoLight,
  '#F9B6A0': brand.guava,
  '#1F7A55': brand.pandan,
  '#155C45': brand.pandanDark,
  '#2F5DA8': brand.tile,
  '#3E9B6B': brand.leaf,
  '#0F2823': brand.night,
  '#BFE5DF': brand.skyNoon,
  '#FFC54F': brand.skyAfternoon,
  '#F9B9A3': brand.skyDusk,
};

/** The colour of the brand for a colour of a drawing. */
export const ofBrand = (drawn: string): string => asDrawn[drawn.toUpperCase()] ?? drawn;
