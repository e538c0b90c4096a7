import { grid, inlineRow, type Recipes } from '#styles/recipe.ts';

/** The opening of a page: the hero with its painted sky, or the plain head of Contact, Privacy and Locations. */
export const hero = {
  hero: {
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    '& h1': { fontSize: 'hero', lineHeight: 0.93 },
    '& .lead': { marginTop: '24px', fontWeight: 500 },
    variants: {
      sky: {
        morning: { bg: 'skyMorning' },
        noon: { bg: 'skyNoon' },
        afternoon: { bg: 'skyAfternoon' },
        dusk: { bg: 'skyDusk' },
        mango: { bg: 'mango' },
        haze: { bg: 'skyHaze' },
        rain: { bg: 'skyRain' },
        lawn: { bg: 'lawn' },
        shallow: { bg: 'shallow' },
        peach: { bg: 'wallPeach' },
        rice: { bg: 'rice' },
        stone: { bg: 'wallStone' },
      },
    },
  },
  // Below 1240 px the picture is below the text; otherwise the text would overlap the houses.
  heroPicture: {
    order: [1, null, null, 0],
    position: [null, null, null, 'absolute'],
    inset: 0,
    zIndex: -1,
    // Never lower than the picture in its own proportions, which would cut its roof.
    height: ['max(54.86vw,min(88vw,420px))', null, null, 'auto'],
    '& :is(svg,img)': { size: '100%', objectFit: 'cover' },
    // A photo is beside the words, not behind them: it may have any colour there.
    '&:not(.board-hero > *) img': { paddingLeft: [null, null, null, '46%'] },
  },
  heroHead: {},
} as const satisfies Recipes;

export const heroText = {
  heroText: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: ['stretch', 'flex-start'],
    paddingTop: ['32px', '48px', null, 'clamp(28px,4.4vw,84px)'],
    paddingBottom: ['12px', null, null, '15vw'],
    minHeight: [null, null, null, 'min(54.8vw,max(600px,100svh - 116px))'],
    '& > *': { maxWidth: [null, '38em', null, 'min(38vw,640px)'] },
    // The text ends before the sun, which is at 600 of the picture's 1440 units.
    '& > .lead': { maxWidth: [null, '34em', null, 'min(26em,32vw)'] },
  },
} as const satisfies Recipes;

export const stationLine = {
  stationLine: {
    ...inlineRow('8px'),
    fontWeight: 700,
    fontSize: 'small',
    lineHeight: 1,
    marginBottom: '8px',
  },
} as const satisfies Recipes;

export const pageHead = {
  pageHead: {
    overflow: 'hidden',
    variants: { background: { mango: { bg: 'mangoLight' }, mint: { bg: 'mint' } } },
  },
} as const satisfies Recipes;

export const pageHeadColumns = {
  pageHeadColumns: {
    ...grid([null, 'minmax(0,1fr) minmax(0,1fr)'], [null, '32px']),
    alignItems: 'end',
    '& > div:first-child': {
      paddingTop: 'clamp(2.5rem,5vw,4.75rem)',
      paddingBottom: ['28px', 'clamp(2.5rem,5vw,4.75rem)'],
    },
    '& .lead': { marginTop: '16px', maxWidth: '26em' },
    '& svg': { width: '100%', maxWidth: ['420px', '600px'], marginLeft: 'auto' },
    variants: {
      on: {
        phoneShort: {
          '& > div:first-child': { paddingTop: ['24px', 'clamp(2.5rem,5vw,4.75rem)'], paddingBottom: ['20px', null] },
          '& > div:nth-child(2)': { display: ['none', 'block'] },
          '& .lead': { marginTop: ['8px', '16px'], lineHeight: [1.4, 1.5] },
        },
      },
    },
  },
} as const satisfies Recipes;
