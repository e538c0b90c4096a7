// The fonts and the colours of the site, for the styles of the desk.
import * as brand from '#brand/colours.ts';
import { fontFaces } from '#generated/fonts.ts';
import { theme } from '#styles/theme.ts';

const colours = {
  ink: brand.ink,
  soft: brand.inkSoft,
  line: brand.line,
  field: brand.field,
  paper: brand.rice,
  card: brand.paper,
  mango: brand.mango,
  'mango-light': brand.mangoLight,
  mint: brand.mint,
  'mint-light': brand.mintLight,
  hibiscus: brand.hibiscus,
  rose: brand.error,
  'rose-light': brand.errorLight,
  hover: theme.colors.inkHover,
  'on-ink': brand.onInk,
  text: theme.fonts.text,
  display: theme.fonts.display,
};

const properties = Object.entries(colours).map(([name, value]) => `--${name}:${value}`);
const style = document.createElement('style');
style.textContent = `${fontFaces}:root{${properties.join(';')}}`;
document.head.append(style);
