/** The design tokens: colours, type, space, radii, motion. The contrast of each pair of colours was measured. */
export const theme = {
  // Arrays of values in a style: phone, then from each of these widths on (768, 1024 and 1240 px). In em, so that large
  // text gets the layout of a narrow screen.
  breakpoints: ['48em', '64em', '77.5em'],
  // Colours that change when a visitor prefers more contrast are variables: globals.ts.
  colors: {
    ink: '#14312B',
    inkSoft: 'var(--soft)',
    inkHover: '#24483F',
    rice: '#FFFAF0',
    paper: '#FFFFFF',
    line: '#D9D3C3',
    field: '#7A8B85',
    hibiscus: 'var(--red)',
    hibiscusDark: '#A62815',
    mango: '#FFBF3F',
    mangoHover: '#FFD071',
    mangoLight: '#FFE4A8',
    mint: '#CDE9E1',
    mintLight: '#E9F5F1',
    guava: '#F9B6A0',
    shell: '#FCDACD',
    pandan: '#1F7A55',
    pandanDark: '#155C45',
    tile: '#2F5DA8',
    leaf: '#3E9B6B',
    night: '#0F2823',
    onNight: '#DCE8E3',
    onInk: '#C9D8D2',
    hairline: '#FFFFFF33',
    ring: '#FFFFFF66',
    northEast: '#9016B2',
    eastWest: '#009645',
    eastWestText: 'var(--ew)',
    error: '#B3261A',
    errorLight: '#FDEAE4',
    disabled: '#E4DFD2',
    disabledField: '#F1ECDF',
    disabledLine: '#C9C2B0',
    disabledText: '#5D6B66',
    placeholder: '#66766F',
    skyMorning: '#FFE4A8',
    skyNoon: '#BFE5DF',
    skyAfternoon: '#FFC54F',
    skyDusk: '#F9B9A3',
    transparent: 'transparent',
    current: 'currentColor',
  },
  fonts: {
    display: 'Gabarito,"Gabarito fallback",system-ui,sans-serif',
    text: 'Figtree,"Figtree fallback",system-ui,sans-serif',
  },
  fontSizes: {
    hero: 'clamp(2.75rem,1.1rem + 4.05vw,5.5rem)',
    h1: 'clamp(2.5rem,1.5rem + 4.2vw,4.5rem)',
    h2: 'clamp(2.125rem,1.4rem + 3vw,3.75rem)',
    panel: 'clamp(1.75rem,1.4rem + 1.4vw,2.5rem)',
    group: 'clamp(1.5rem,1.3rem + 1vw,2.125rem)',
    h3: 'clamp(1.25rem,1.15rem + .45vw,1.5rem)',
    figure: 'clamp(2.5rem,1.6rem + 3vw,3.75rem)',
    year: 'clamp(6rem,3rem + 12vw,14rem)',
    price: 'clamp(2.5rem,1.6rem + 4vw,5rem)',
    question: 'clamp(1.125rem,1.05rem + .3vw,1.3125rem)',
    lead: 'clamp(1.125rem,1.05rem + .35vw,1.3125rem)',
    body: '1.0625rem',
    // Never wraps: on a narrow screen it grows only as far as its field has space.
    choice: 'min(1.0625rem,7vw)',
    small: '.9375rem',
    tiny: '.75rem',
  },
  radii: { card: '20px', toast: '16px', field: '12px', pill: '7px', button: '999px', round: '50%' },
  borders: { line: '2px solid #14312B' },
  motion: { ease: 'cubic-bezier(.2,.7,.2,1)' },
} as const;

/** Lengths that grow with the window. */
export const fluid = {
  section: 'clamp(3.75rem,2.4rem + 5.4vw,6.75rem)',
  // In pixels, because large text on a narrow screen needs the space.
  gutter: 'clamp(20px,4.5vw,64px)',
  gap: 'clamp(1.25rem,2.4vw,2rem)',
  below: 'clamp(2rem,4vw,3.5rem)',
} as const;

export type Theme = typeof theme;
