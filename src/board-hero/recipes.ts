import { edge, fluid, lines, type Recipes } from '#styles/recipe.ts';

/**
 * How high the picture above a board is on a tablet: so that the board's button ends in the first screen, but not so low
 * that the ground of its drawing, at least 2.4 times as wide as it is high, ends inside the window.
 */
const tabletHeight = 'min(60vw,max(200px,43vw,100svh - 690px))';

/** A length in the drawing of the block, where its gable and three bays, 598 units, are as wide as the window. */
const units = (count: number) => `${((100 * count) / 598).toFixed(2)}vw`;

const heroHeight = 'min(55.56vw,max(600px,100svh - 116px))';

/** The hero that contains the price board, and what each kind of page changes in it. */
export const boardHero = {
  // Up to 1023 px the board is below the picture, from edge to edge; then beside it, `--board` wide, on two posts.
  boardHero: {
    // The bar at the bottom of a phone belongs to the board, and has to be above the sections that follow.
    zIndex: [2, null, 'auto'],
    overflow: ['clip visible', null, 'hidden'],
    minHeight: [null, null, heroHeight],
    '& :is(.hero-head,.board-seat)': {
      display: [null, null, 'grid'],
      gridTemplateColumns: 'var(--board)',
      justifyContent: 'var(--side)',
    },
    '& .hero-head': { paddingBlock: '20px 8px' },
    '& h1': {
      fontSize: ['min(clamp(1.625rem,9.2vw,3.5rem),16.5vw)', null, 'min(3.75rem,4.5vw)'],
    },
    '& .lead': { display: ['none', null, 'block'], marginTop: '10px', fontSize: ['1.0625rem', null, '1.25rem'] },
    '& .hero-picture': {
      order: 0,
      position: ['relative', null, 'absolute'],
      height: ['60vw', null, 'auto'],
      overflow: ['hidden', null, 'visible'],
      '& svg': { position: 'absolute', right: 0, bottom: 0, overflow: 'visible' },
    },
    // The title keeps its sky over a photo.
    '&:has(.hero-picture>img) .hero-head': {
      bg: 'inherit',
      maxWidth: 'none',
      paddingInline: `calc(max(0px,50vw - 656px) + ${fluid.gutter})`,
    },
    '& .board-many tbody th': { paddingLeft: edge },
    '& .board-seat': {
      flex: 1,
      gridTemplateRows: 'auto minmax(28px,1fr)',
      padding: [0, null, `12px ${fluid.gutter} var(--ground)`],
    },
    '& .board-seat::after': {
      content: ['none', null, '""'],
      marginInline: '40px',
      ...lines('0 14px'),
    },
  },
  boardSeat: {},
} as const satisfies Recipes;

export const boardHome = {
  // The block stands on its board, and is exactly as wide: its gable over the homes, a bay over each service.
  boardHome: {
    '--board': 'min(42vw,562px)',
    '--ground': `calc(${heroHeight}*.0987)`,
    '& .hero-picture': { height: ['clamp(50.5vw,100svh - 640px,60vw)', null, 'auto'] },
    '& .hero-picture svg': {
      width: [units(1440), null, '100%'],
      height: [units(790), null, '100%'],
      right: [units(-126), null, 0],
      top: [units(-22), null, 'auto'],
      bottom: ['auto', null, 0],
    },
    // The figure is under the number, where the stripes were; beside the board, it is over the windows.
    '& .gable-sign > g': { transform: ['translate(429.8px,80px) scale(.47)', null, 'none'] },
    '& .gable-sign > rect': { display: [null, null, 'none'] },
  },
} as const satisfies Recipes;

/** How far a larger scene goes past the edge of the window. */
const away = 'calc((104vw - var(--w))*.26)';

export const boardArea = {
  // The whole scene, on a phone the part that its drawing names, on the ground at the right.
  boardArea: {
    '--board': 'min(39vw,500px)',
    // The scene is as high as the window has room for, and its part for phones stays where it is.
    '--w': 'clamp(104vw,2*(100svh - 78px),140vw)',
    '--ground': 'calc(var(--w)*.031)',
    // The name of the area is the loudest word: across the free sky, as on the sign of its station.
    '& h1': {
      fontSize: ['min(clamp(2.75rem,1.5rem + 4.5vw,5.5rem),.4rem + 9.7vw)', null, 'min(7.6vw,7rem)'],
      lineHeight: 0.96,
      letterSpacing: '-.025em',
      '& > span': {
        display: 'block',
        fontSize: ['max(.43em,1.18rem)', null, '.34em'],
        lineHeight: 1.1,
        letterSpacing: '-.01em',
      },
    },
    '& .hero-head': { gridTemplateColumns: [null, null, 'minmax(0,1fr)'], paddingBlock: [null, null, '16px 2px'] },
    '& .lead': { maxWidth: [null, null, 'var(--board)'], fontSize: [null, null, '1.125rem'] },
    '& .hero-picture': { height: [null, tabletHeight, 'auto'] },
    '& .hero-picture svg': {
      width: ['91%', `calc(${tabletHeight}*1.51)`, 'var(--w)'],
      right: [null, null, away],
      height: 'auto',
    },
    '& .hero-picture .words-right': { right: 'auto', left: [0, null, away] },
    '& .part': { transform: [null, null, 'none'] },
    '& .wide': { display: ['none', null, 'inline'] },
    // The side that the scene leaves free.
    variants: {
      side: {
        left: {},
        right: {
          '--side': 'end',
          '& .hero-head': { textAlign: [null, null, 'end'], justifyItems: [null, null, 'end'] },
          '& .lead': { width: [null, null, 'var(--board)'], textAlign: 'start' },
        },
      },
    },
  },
} as const satisfies Recipes;

export const boardService = {
  boardService: {
    '--board': 'clamp(385px,36vw,450px)',
    '--ground': '4.2vw',
    '& .hero-head': { gridTemplateColumns: [null, null, 'minmax(0,1fr)'] },
    '& .lead': { display: 'block', maxWidth: [null, null, 'var(--board)'] },
    '& .hero-picture': { height: [tabletHeight, null, 'auto'], overflow: 'visible' },
    // Larger in a narrow window, where the board makes the hero higher.
    '& .hero-picture svg': {
      width: ['115%', '100%', 'max(100%,46vw + 778px)'],
      height: ['auto', null, 'max(100%,100% + 518px - 36vw)'],
    },
  },
} as const satisfies Recipes;
