import { background, floorTile } from '#brand/pictures.ts';
import { box, drawn, fluid, grid, nameFont, numbered, row, type Recipes } from '#styles/recipe.ts';
import { ink } from '#brand/colours.ts';

/** Sections with their own layout: the steps, the questions, and the closing band. */
export const steps = {
  steps: {
    display: 'grid',
    gridAutoFlow: [null, null, 'column'],
    gridAutoColumns: '1fr',
    counterReset: 'step',
    position: 'relative',
    marginTop: ['22px', null, '-38px'],
    // Below 1024 px the line is vertical, with the stops beside it.
    '&::before': {
      ...drawn,
      display: ['block', null, 'none'],
      bg: 'pandan',
      left: '22px',
      top: '-22px',
      bottom: '60px',
      width: '16px',
    },
    '& > li': {
      position: 'relative',
      counterIncrement: 'step',
      padding: ['0 0 28px 80px', null, '0 28px 0 0'],
      minHeight: ['96px', null, '0'],
    },
    '& > li:last-child': { paddingBottom: 0 },
    '& > li::before': {
      content: 'counter(step)',
      ...numbered('60px', '6px'),
      position: ['absolute', null, 'static'],
      left: 0,
      top: '-4px',
      fontSize: '1.5rem',
      marginBottom: '24px',
    },
    '& > li:last-child::before': { bg: 'mango' },
    '& h3': { marginBottom: '8px' },
  },
  ride: {
    position: 'relative',
    marginTop: '-12px',
    // Full width, whatever the width of the text around it.
    marginInline: 'calc(50% - 50vw)',
    '& > img, & svg': { width: '100%' },
  },
  rideWide: { display: ['none', 'block'], height: 'clamp(112px,14.86vw,286px)' },
  ridePhone: { display: ['block', 'none'], height: '112px' },
  rail: { height: '16px', bg: 'pandan', position: 'relative' },
  train: {
    position: 'absolute',
    // Between the first two stops, wherever the width of the page puts them.
    left: ['32%', null, `calc(max(0px,50% - 656px) + ${fluid.gutter} + 72px)`],
    bottom: '16px',
    maxWidth: 'clamp(104px,11vw,168px)',
    // The first two stops are closer together when there are five.
    variants: { stops: { five: { maxWidth: [null, null, '104px'] } } },
  },
} as const satisfies Recipes;

export const sections = {
  spot: { display: ['none', 'block'], marginTop: '56px', width: 'min(100%,380px)', height: 'auto' },
  faq: {
    ...grid([null, 'minmax(0,4fr) minmax(0,8fr)'], '32px 64px'),
    alignItems: 'start',
    '& .lead': { marginTop: '16px' },
  },
  question: {
    borderTop: 'line',
    '&:last-child': { borderBottom: 'line' },
    '& summary': {
      ...row('20px'),
      justifyContent: 'space-between',
      padding: '22px 0',
      ...nameFont('question', 1.3),
    },
    '& summary::after': {
      content: '""',
      flex: 'none',
      size: '40px',
      borderRadius: 'round',
      bg: 'mint',
      backgroundImage: `linear-gradient(${ink} 0 0),linear-gradient(${ink} 0 0)`,
      backgroundSize: '16px 2.5px,2.5px 16px',
      backgroundPosition: '50%',
      backgroundRepeat: 'no-repeat',
    },
    '&[open] summary::after': { bg: 'mango', backgroundSize: '16px 2.5px,0 0', transform: 'rotate(180deg)' },
    // Otherwise closed answers would close once more when the animations are fetched. Paper shows all answers.
    '@media screen': { '&:not([open])::details-content': { height: 0 } },
    '& > p': { padding: ['0 0 26px', '0 64px 26px 0'], maxWidth: '42em' },
  },
  closing: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    bg: 'night',
    display: 'flex',
    flexDirection: ['column-reverse', null, 'column'],
    '& .wrap': { paddingBlock: 'clamp(2.25rem,4.4vw,4rem)' },
    '& h2': { maxWidth: [null, null, '12em'] },
    '& p': { margin: '10px 0 20px', maxWidth: [null, null, '24em'], color: 'onNight' },
  },
  night: {
    // Beside the words, the picture keeps its shape, so the moon is whole and no headline reaches it.
    position: [null, null, 'absolute'],
    inset: '0 0 0 auto',
    zIndex: -1,
    width: ['100%', null, 'auto'],
    height: ['150px', null, '100%'],
    aspectRatio: [null, null, '1440/540'],
    objectFit: 'cover',
  },
} as const satisfies Recipes;

/** The sections of every page and their heads. */
export const bands = {
  tileStrip: {
    height: '36px',
    bg: 'rice',
    borderTop: 'line',
    borderBottom: 'line',
    backgroundImage: background(floorTile),
    backgroundSize: '36px 36px',
    backgroundRepeat: 'repeat-x',
  },
  dark: {
    color: 'paper',
    '& :focus-visible': { outlineColor: 'mango', boxShadow: 'none' },
  },
} as const satisfies Recipes;

export const section = {
  band: {
    paddingBlock: fluid.section,
    overflowX: 'clip',
    variants: {
      background: {
        paper: { bg: 'paper' },
        mint: { bg: 'mint' },
        mango: { bg: 'mangoLight' },
      },
    },
  },
  sectionHead: {
    ...grid([null, 'minmax(0,7fr) minmax(0,5fr)'], '20px 48px'),
    alignItems: 'first baseline',
    marginBottom: fluid.below,
    '&:last-child': { marginBottom: 0 },
    '& > :only-child': { gridColumn: '1/-1' },
  },
} as const satisfies Recipes;

export const columns = {
  columns: {
    ...grid(['minmax(0,1fr)', 'repeat(3,minmax(0,1fr))'], fluid.gap),
  },
} as const satisfies Recipes;

export const panel = {
  panel: { ...box(), padding: 'clamp(24px,3vw,44px)' },
} as const satisfies Recipes;
