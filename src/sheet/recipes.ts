import { inkSoft, mango, skyHaze } from '#brand/colours.ts';
import { drawn, fluid, lines, type Recipes, type Style } from '#styles/recipe.ts';
import { narrow, paper, wide, wideScreen } from './media.ts';

const counts = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Of the rows, a floor takes `--floor` and a list `--list`: five parts are floors of two, one and two rooms. */
function rowSpans(count: number): Style {
  const floors = Math.ceil(count / 2);
  if (count % 2 === 0) return { '--rows': `${count}` };
  return { '--floor': `${count}`, '--list': `${floors}`, '--rows': `${count * floors}` };
}

const started = ':has(.sheet-start :checked)';
const night = `&${started}:has(.sheet-name input:not(:checked))`;
const overRoom = { [narrow]: { gridArea: '2/1/3/2' }, [wide]: { gridArea: '1/1/2/2' } } as const satisfies Style;
const skyline = 'polygon(0 40%,6% 40%,6% 60%,91% 60%,91% 0,96% 0,96% 40%,100% 40%,100% 100%,0 100%)';

/**
 * The block of a sheet. All rooms are lit, and it is morning; once the handover has started, a room is dark until it is
 * ticked.
 */
export const sheet = {
  sheetBand: {
    position: 'relative',
    isolation: 'isolate',
    paddingBottom: 0,
    bg: 'skyMorning',
    ...lines('0 0 52px', 'lawn'),
    boxShadow: `inset 0 -12px ${skyHaze}`,
    '& > .wrap': { paddingBottom: '12px' },
    '& .section-head': {
      gridTemplateColumns: ['1fr', '1fr', '7fr 5fr'],
      marginBottom: '4rem',
      paddingRight: 'min(20%,112px)',
    },
    '&::before,&::after': { ...drawn, zIndex: -1 },
    '&::before': {
      inset: `clamp(32px,5vw,76px) ${fluid.gutter} auto auto`,
      width: 'clamp(52px,6vw,88px)',
      aspectRatio: '1',
      borderRadius: 'round',
      boxShadow: `inset 0 0 0 4rem ${mango}`,
    },
    '&::after': { inset: 'auto 0 12px', height: '400px', bg: 'farMorning', clipPath: skyline },
    [`&:not(${started}) :is(.sheet-says,.sheet-name input)`]: { display: 'none' },
    [`${night} .sheet-says > span:last-child,&:not(:has(.sheet-name input:not(:checked))) .sheet-says > span:first-child`]:
      {
        visibility: 'hidden',
      },
    '@media screen': {
      [night]: { bg: 'night', color: 'paper', borderColor: 'pandanDark', boxShadow: `inset 0 -12px ${inkSoft}` },
      [`${night}::before`]: { boxShadow: `inset 1.1rem -.5rem ${mango}` },
      [`${night}::after`]: { bg: 'ink' },
    },
    [paper]: {
      ...lines('0'),
      boxShadow: 'none',
      '& .wrap': { maxWidth: 'none', padding: 0 },
      '&::before,&::after,& :is(.section-head,.glow)': { display: 'none' },
    },
  },
  sheet: {
    '--floor': '2',
    '--list': '1',
    display: 'grid',
    gridTemplateColumns: ['84px 1fr', null, '84px minmax(0,1fr) minmax(0,1fr) 40px minmax(0,min(35rem,48%))'],
    marginInline: [`calc(-1*${fluid.gutter})`, null, 0],
    color: 'ink',
    counterReset: 'ready',
    [wide]: { gridAutoFlow: 'row dense' },
    [narrow]: { '& > :not(.sheet-gable,.sheet-head)': { gridColumn: '1/-1' } },
    '& > span svg,& label svg': { size: '100%' },
    // The cat is in the last room that is lit, and at first below.
    '& .cat': { visibility: 'hidden', translate: '0 46px' },
    '&:not(:has(.sheet-name :checked)) .sheet-deck .cat,& .sheet-parts > :has(:checked):not(:has(~ li :checked)) .cat':
      {
        visibility: 'visible',
        translate: 'none',
      },
    [paper]: {
      gridTemplateColumns: '12mm 34mm 34mm 6mm 1fr',
      margin: 0,
      fontSize: '.8rem',
      lineHeight: 1.3,
      '& :is(.room,.deck) :not(.cat,g,[fill=none],[fill^=url])': { fill: 'paper' },
      '& :is(.room,.deck) :not(.cat,g,[fill^=url])': { stroke: 'ink', opacity: 1 },
      '& :is(.room,.deck) :not([stroke-dasharray])': { strokeWidth: '1.6' },
      '& :is(.room,.deck) [fill][stroke-dasharray]': { opacity: 0.2 },
      '& .gable *': { fill: 'ink' },
      '& .sheet-parts .cat': { display: 'none' },
      '& .sheet-deck .cat': { visibility: 'visible', translate: 'none' },
    },
    variants: {
      parts: Object.fromEntries(counts.map((count) => [count, rowSpans(count)])),
      visits: { several: {} },
    },
  },
  sheetRoof: {
    position: 'relative',
    alignSelf: 'end',
    height: '12px',
    margin: [0, null, '0 -10px 0 -8px'],
    bg: 'inkSoft',
    '&::before': {
      ...drawn,
      inset: 'auto 26% 100% 54%',
      height: '30px',
      bg: 'rice',
      ...lines('8px 0 0', 'inkSoft'),
    },
    [wide]: { gridColumn: '1/4' },
    [paper]: { margin: '7mm -1mm 0', '&,&::before': { ...lines('2px'), height: '3mm' } },
  },
  sheetGable: {
    bg: 'hibiscus',
    forcedColorAdjust: 'none',
    [wide]: { gridColumn: 1, gridRow: 'span var(--rows)' },
    [paper]: lines('0 2px 2px'),
  },
  sheetRoom: {
    bg: 'rice',
    [`&:not(.sheet-band${started} *)`]: { pointerEvents: 'none' },
    [narrow]: { display: 'contents' },
    [wide]: { display: 'grid', gridTemplateRows: 'minmax(110px,1fr) auto', gridRow: 'span var(--floor)' },
    [wideScreen]: lines('10px 10px 0 0', 'rice'),
    [paper]: { ...lines('0 2px 2px 0'), '&::before': { display: 'none' } },
    '&::before': { content: '""', zIndex: 1, bg: 'night', opacity: 0, ...overRoom },
    '& > :first-child': { position: 'relative', overflow: 'hidden', ...overRoom },
    '& svg': { position: 'absolute', inset: 0 },
    [`&:is(.sheet-band${started} *):not(:has(:checked))::before`]: { opacity: 0.7 },
    [`&:is(.sheet-band${started} *):not(:has(:checked)):hover::before`]: { opacity: 0.4 },
    '&:has(:checked) .sheet-name': { bg: 'mango', '& b': { color: 'ink' } },
    variants: {
      place: {
        left: { [wide]: { gridColumn: 2 } },
        right: { [wide]: { gridColumn: 3 } },
        wide: { [wide]: { gridColumn: '2/4' } },
      },
    },
  },
  sheetDeck: {
    height: ['104px', null, 'auto'],
    ...lines('0 16px 0 0', 'rice'),
    [wide]: { gridColumn: '1/4' },
    [paper]: { ...lines('0 2px 2px'), height: '18mm' },
  },
} as const satisfies Recipes;
