import { eastWestText, hibiscus, ink, inkSoft } from '#brand/colours.ts';
import { display, text, type Typeface } from '#brand/fonts.ts';
import type { Style } from './recipe.ts';

const focusRing: Style = {
  outline: '3px solid',
  outlineColor: 'ink',
  outlineOffset: '3px',
  boxShadow: '0 0 0 3px #fff',
};

/** Styles of elements, before any recipe. */
export const globals: Readonly<Record<string, Style>> = {
  '*,::before,::after': { boxSizing: 'border-box' },
  // Keeps scroll targets from being covered by the bars. Elements in the bars do not need the space.
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlock: ['76px 92px', '96px 0'] },
  ':is(.bar,.book-bar) :not([popover] *)': { scrollMarginBlock: '-100px' },
  body: {
    margin: 0,
    bg: 'rice',
    color: 'ink',
    fontFamily: 'text',
    fontSize: 'body',
    lineHeight: 1.6,
    // Long words break before they make the page wider, even at twice the text size.
    overflowWrap: 'anywhere',
    // For the bar at the bottom of a phone.
    paddingBottom: ['76px', 0],
  },
  'body:not(:has(.book-bar))': { paddingBottom: 0 },
  // The page does not scroll while the menu fills a phone's screen. On a wide screen the menu is hidden, even if it was
  // open when the phone was turned.
  'html:has(.mobile-panel:popover-open)': { overflow: ['hidden', null, 'visible'] },
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,table': { margin: 0, padding: 0 },
  'ul,ol': { listStyle: 'none' },
  summary: { listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  'h1,h2,h3': { fontFamily: 'display', fontWeight: 800, letterSpacing: '-.02em', lineHeight: 1, textWrap: 'balance' },
  h1: { fontSize: 'h1', lineHeight: 0.96 },
  h2: { fontSize: 'h2' },
  h3: { fontSize: 'h3', letterSpacing: '-.01em', lineHeight: 1.15 },
  // Only editors write one, in Markdown.
  h4: { fontSize: 'body', fontWeight: 700, lineHeight: 1.25 },
  p: { textWrap: 'pretty' },
  a: { color: 'current', textUnderlineOffset: '.2em', textDecorationThickness: '.09em' },
  svg: { display: 'block' },
  'svg text': { fontFamily: 'display', fontWeight: 800 },
  'button,input,select,textarea': { fontFamily: 'text', fontSize: 'body', color: 'ink' },
  address: { fontStyle: 'normal' },
  ':focus-visible': focusRing,
};

/** The visitor's preferences (contrast, colours), which override every recipe: rules by their condition. */
const preferences: Readonly<Record<string, readonly string[]>> = {
  // There, the two buttons of the bar would open nothing; the footer has the links.
  '@supports not selector(:popover-open)': ['[popovertarget]{display:none}'],
  ':root': [`--soft:${inkSoft};--red:${hibiscus};--ew:${eastWestText}`],
  '@media (prefers-contrast:more)': [
    `:root{--soft:${ink};--red:${ink};--ew:#004D26}`,
    '.social a{border-color:#fff}',
    '.tagline,.closing p,.footer-base{color:#fff}',
    `.field :is(input,select,textarea){border-color:${ink}}`,
  ],
  // Forced colours remove backgrounds; parts that were drawn with a background get a border or the text colour.
  '@media (forced-colors:active)': [
    '.button,.round,.pill,.tag{border:2px solid}',
    '.tile{outline:1px solid}',
    '.night{opacity:0}',
    `.social a{forced-color-adjust:none;background:${ink}}`,
    '.steps>li::before,.question summary::after{forced-color-adjust:none}',
    '.board-cells :checked{forced-color-adjust:none;background:Highlight;outline-color:HighlightText}',
    '.board-cells :checked+span *{forced-color-adjust:none;color:HighlightText}',
    '.board-cells :checked::after{background:HighlightText}',
    '.hero-picture{forced-color-adjust:none}',
    '.hero .icon{background:Canvas}',
    ':focus-visible{outline:3px solid Highlight}',
  ],
};

/**
 * The fallback fonts are scaled so that headings and leads wrap as in the site's own fonts, which avoids layout shifts.
 * Measured on all pages at five widths: in 11 of 250 cases, one of them wraps differently.
 */
const fallback = (face: Typeface) => `@font-face{font-family:"${face.family} fallback";${face.fallback}}`;

const rules = Object.entries(preferences).map(([condition, list]) => `${condition}{${list.join('')}}`);

/** Rules outside the cascade layers. */
export const raw = rules.join('') + fallback(display) + fallback(text);
