import * as brand from '#brand/colours.ts';
import { display, text, type Typeface } from '#brand/fonts.ts';

const stack = ({ family }: Typeface) => `${family},"${family} fallback",system-ui,sans-serif`;

/**
 * The design tokens: the brand's colours and fonts, and the sizes of type, space and radii. The contrast of each pair
 * of colours was measured.
 */
export const theme = {
  // A style's array of values begins with the value for phones; the others apply from these widths on (768, 1024 and
  // 1240 px). In em, so that large text gets the layout of a narrow screen.
  breakpoints: ['48em', '64em', '77.5em'],
  // Colours that change when a visitor prefers more contrast are variables: globals.ts.
  colors: {
    ...brand,
    inkSoft: 'var(--soft)',
    hibiscus: 'var(--red)',
    eastWestText: 'var(--ew)',
    skyMorning: brand.mangoLight,
    // The silhouette on the horizon of the morning.
    farMorning: '#F6CF8B',
    inkHover: '#24483F',
    mangoHover: '#FFD071',
    shell: '#FCDACD',
    onNight: '#DCE8E3',
    hairline: '#FFFFFF33',
    ring: '#FFFFFF66',
    disabled: '#E4DFD2',
    disabledField: '#F1ECDF',
    disabledLine: '#C9C2B0',
    disabledText: '#5D6B66',
    transparent: 'transparent',
    current: 'currentColor',
  },
  fonts: {
    display: stack(display),
    text: stack(text),
  },
  fontSizes: {
    hero: 'clamp(2.75rem,1.1rem + 4.05vw,5.5rem)',
    h1: 'clamp(2.5rem,1.5rem + 4.2vw,4.5rem)',
    h2: 'clamp(1.625rem,1.28rem + 1.8vw,2.875rem)',
    board: 'clamp(1.5rem,1.3rem + .7vw,2rem)',
    group: 'clamp(1.5rem,1.3rem + 1vw,2.125rem)',
    h3: 'clamp(1.25rem,1.15rem + .45vw,1.5rem)',
    year: 'clamp(6rem,3rem + 12vw,14rem)',
    price: 'clamp(2.5rem,1.6rem + 4vw,5rem)',
    question: 'clamp(1.125rem,1.05rem + .3vw,1.3125rem)',
    lead: 'clamp(1.125rem,1.05rem + .35vw,1.3125rem)',
    body: '1.0625rem',
    // The text of a select never wraps. On a narrow screen it grows only as far as the field has space.
    choice: 'min(1.0625rem,7vw)',
    small: '.9375rem',
    tiny: '.75rem',
  },
  radii: { card: '20px', toast: '16px', field: '12px', pill: '7px', button: '999px', round: '50%' },
  borders: {
    line: `2px solid ${brand.ink}`,
    pale: `2px solid ${brand.line}`,
    field: `2px solid ${brand.field}`,
    error: `2px solid ${brand.error}`,
    paper: `2px solid ${brand.paper}`,
    none: '2px solid transparent',
  },
} as const;

/** Lengths that grow with the window. */
export const fluid = {
  section: 'clamp(3.75rem,2.4rem + 5.4vw,6.75rem)',
  // In pixels, because large text on a narrow screen needs the space.
  gutter: 'clamp(20px,4.5vw,64px)',
  gap: 'clamp(1.25rem,2.4vw,2rem)',
  below: 'clamp(2rem,4vw,3.5rem)',
  row: 'clamp(1rem,2vw,1.5rem)',
} as const;

export type Theme = typeof theme;

/** Up to 1023 px, the words of the board begin where those of the page do. */
export const edge = [fluid.gutter, null, '20px'] as const;
