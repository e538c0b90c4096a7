// The fonts and the colours of the site, as variables with their names, for the styles of the desk.
import * as brand from '#brand/colours.ts';
import { fontFaces } from '#generated/fonts.ts';
import { theme } from '#styles/theme.ts';

const { inkHover } = theme.colors;
const properties = Object.entries({ ...brand, ...theme.fonts, inkHover }).map(([name, value]) => `--${name}:${value}`);
// Not an element, which the policy of the desk on the site would refuse.
const style = new CSSStyleSheet();
style.replaceSync(`${fontFaces}:root{${properties.join(';')}}`);
document.adoptedStyleSheets.push(style);
