import type { Recipes } from '../recipe.ts';

/** The opening of a page: the painted heading on a sky, or the plain heads of Contact, Privacy and Locations. */
export const hero = {
  hero: {
    base: {
      position: 'relative',
      overflow: 'hidden',
      isolation: 'isolate',
      '& h1': { fontSize: 'hero', lineHeight: 0.93 },
      '& .lead': { marginTop: '24px', fontWeight: 500, maxWidth: '26em' },
    },
    variants: {
      sky: {
        morning: { bg: 'skyMorning' },
        noon: { bg: 'skyNoon' },
        afternoon: { bg: 'skyAfternoon' },
        dusk: { bg: 'skyDusk' },
        mango: { bg: 'mango' },
      },
    },
  },
  heroText: {
    base: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingBlock: 'clamp(2.5rem,7vw,7rem)',
      '& > *': { maxWidth: ['none', '38em', null, 'min(60vw,760px)'] },
      '& > .actions': { alignSelf: ['stretch', 'auto'] },
    },
  },
  stationLine: {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      fontWeight: 700,
      fontSize: 'small',
      lineHeight: 1,
      marginBottom: '20px',
    },
  },
  tileStrip: {
    base: {
      height: '36px',
      bg: 'rice',
      borderTop: 'line',
      borderBottom: 'line',
      backgroundImage: 'url(/tile.svg)',
      backgroundSize: '36px 36px',
      backgroundRepeat: 'repeat-x',
    },
  },
  pageHead: {
    base: {
      paddingBlock: 'clamp(2.5rem,5vw,4.75rem)',
      '& .lead': { marginTop: '16px', maxWidth: '26em' },
    },
    variants: { ground: { mango: { bg: 'mangoLight' }, mint: { bg: 'mint' } } },
  },
} as const satisfies Recipes;
