import { hiddenFromSight, type Recipes } from '../recipe.ts';
import { fluid } from '../theme.ts';

/** A length in the drawing of the block, where its gable and three bays, 598 units, are as wide as the board. */
const units = (count: number) => `calc((100vw - ${fluid.gutter})*${count / 598})`;

const wideAndLow = '@media (min-width:94em) and (min-aspect-ratio:9/5)';
const homeHeight = 'min(54.86vw,max(600px,100svh - 116px))';

/** Up to 1023 px the board goes from edge to edge of the window, and its words begin where those of the page do. */
const bleed = {
  '& .board': { marginInline: ['calc(50% - 50vw)', null, 0], borderLeftWidth: [0, null, '2px'] },
  '& :is(h2,.board-says,tbody th)': { paddingLeft: [fluid.gutter, null, '20px'] },
  '& :is(.book-bar,.board-next)': { paddingLeft: [null, fluid.gutter, '20px'] },
} as const;

/**
 * The hero of a page with the price board. Up to 1023 px the board is below the picture, then beside it, `--board` wide,
 * on two posts.
 */
export const boardHero = {
  boardHero: {
    base: {
      // The bar at the bottom of a phone belongs to the board, and has to be above the sections that follow.
      zIndex: [2, null, 'auto'],
      overflow: ['visible', null, 'hidden'],
      overflowX: ['clip', null, 'hidden'],
      '& .hero-head': {
        position: 'relative',
        zIndex: 1,
        paddingTop: ['20px', null, 'clamp(20px,2.4vw,40px)'],
        '& > *': { maxWidth: 'none' },
      },
      '& h1': {
        fontSize: ['min(clamp(1.75rem,9.2vw,4rem),16.5vw)' as '1rem', null, 'min(3.75rem,4.1vw)' as '1rem'],
        lineHeight: 0.96,
      },
      '& .lead': { display: ['none', null, 'block'], marginTop: '10px', fontSize: '1.25rem', lineHeight: 1.35 },
      '& .hero-picture': {
        order: 0,
        position: ['relative', null, 'absolute'],
        inset: ['auto', null, 0],
        height: [null, null, 'auto'],
        zIndex: 0,
        overflow: ['hidden', null, 'visible'],
        '& svg': { position: 'absolute', right: 0, bottom: 0, overflow: 'visible' },
      },
      '& .board-seat': {
        position: 'relative',
        zIndex: [null, null, 1],
        display: [null, null, 'flex'],
        flexDirection: 'column',
        flex: [null, null, 1],
        paddingTop: [null, null, '18px'],
      },
      // The posts, as wide as the board less 80 px.
      '& .board-seat::after': {
        content: '""',
        display: ['none', null, 'block'],
        flex: '1 0 20px',
        width: 'calc(var(--board) - 80px)',
        marginLeft: '40px',
        borderStyle: 'solid',
        borderColor: 'ink',
        borderWidth: '0 14px',
      },
      '& .board': {
        width: [null, null, 'var(--board)'],
        borderRadius: [0, null, 'card'],
        borderRightWidth: [0, null, '2px'],
        borderBottomWidth: [0, null, '2px'],
        overflow: [null, null, 'hidden'],
      },
    },
  },
  // The block stands on its board: the board begins under the gable and, like the block, leaves the window at the
  // right.
  boardHome: {
    base: {
      '--board': 'min(42vw,562px)',
      minHeight: [null, null, homeHeight],
      '& .hero-head > *': { maxWidth: [null, null, 'var(--board)'] },
      '& .board': { marginRight: [`calc(-1*${fluid.gutter})`, null, 0] },
      '& .board-seat': {
        paddingTop: [null, null, '20px'],
        paddingBottom: [null, null, `calc(${homeHeight}*.0987)`],
      },
      '& .board-seat::after': { flexBasis: '28px' },
      '& .hero-picture': { height: [units(302), null, 'auto'], marginTop: ['6px', null, 0] },
      '& .hero-picture svg': {
        width: [units(1440), null, '100%'],
        height: [units(790), null, '100%'],
        left: [`calc(${fluid.gutter} - ${units(716)})`, null, 'auto'],
        top: [units(-22), null, 'auto'],
      },
      // The figure is under the number, where the stripes were; beside the board, it is over the windows.
      '& .gable-sign > g': { transform: ['translate(340px,34px) scale(.58)', null, 'none'] },
      '& .gable-sign > rect': { display: [null, null, 'none'] },
      '& .board-cells': {
        '& label': { minHeight: [null, null, null, '54px'] },
        '& b': { fontSize: [null, null, null, '1.5rem'] },
        '& tbody th': { fontSize: [null, null, null, '1.0625rem'] },
        '& thead td': { width: [null, null, null, '8rem'] },
      },
    },
  },
  // The whole scene, on a phone the part that its drawing names, on the ground at the right.
  boardArea: {
    base: {
      ...bleed,
      '--board': 'min(39vw,500px)',
      // In a very wide window as high as the whole scene, which then ends below the title.
      minHeight: [null, null, 'min(50vw,max(600px,100svh - 116px))'],
      '& .hero-head': { paddingTop: ['18px', null, '28px'], '& > .lead': { maxWidth: 'min(50vw,700px)' } },
      '& .station-line': { marginBottom: '10px' },
      '& h1': {
        fontSize: ['min(clamp(1.625rem,8.3vw,4rem),16.5vw)' as '1rem', null, 'min(3.75rem,3.9vw)' as '1rem'],
        whiteSpace: [null, null, 'nowrap'],
      },
      '& .board-seat': { paddingBottom: [null, null, '5.56vw'] },
      '& .hero-picture': { height: ['min(58vw,540px)', null, 'auto'] },
      '& .hero-picture svg': { width: ['min(91%,862px)', null, '104vw'], height: 'auto' },
      '& .hero-picture .words-right': { right: 'auto', left: 0 },
      '& .part': { transform: [null, null, 'none'] },
      '& .wide': { display: ['none', null, 'inline'] },
      '& .board-cells': {
        '& thead td': { width: ['30%', null, '7.375rem'] },
        '& tbody th': { paddingLeft: [null, null, '14px'] },
      },
      // In a wide, low window the scene reaches the height of the title, which then stays above the board.
      [wideAndLow]: {
        '& .hero-head > *, & .hero-head > .lead': { width: 'var(--board)', maxWidth: 'none' },
        '& h1': { fontSize: '2.5rem', whiteSpace: 'normal' },
      },
    },
    variants: {
      // The side that the scene leaves free.
      side: {
        left: {},
        right: {
          '& .board': { marginLeft: [null, null, 'auto'] },
          '& .board-seat::after': { alignSelf: 'flex-end', marginRight: '40px' },
          [wideAndLow]: { '& .hero-head > *': { marginLeft: 'auto' } },
        },
      },
    },
  },
  // The board has one column: each home is one wide line.
  boardService: {
    base: {
      ...bleed,
      '--board': 'min(36vw,450px)',
      minHeight: [null, null, 'min(55.56vw,max(600px,100svh - 116px))'],
      '& .hero-head > *': { maxWidth: [null, null, 'min(38vw,540px)'] },
      '& .lead': { display: 'block', marginTop: '8px', fontSize: ['1.0625rem', null, '1.25rem'], lineHeight: 1.4 },
      '& .board-seat': { paddingBottom: [null, null, '4.2vw'] },
      '& .hero-picture': { height: ['62vw', null, 'auto'] },
      '& .hero-picture svg': { width: ['115%', null, '100%'], height: ['auto', null, '100%'] },
      '& .board-cells': {
        '& thead': hiddenFromSight,
        '& label': { minHeight: [null, null, '44px'] },
        '& label > span': { justifyContent: 'flex-start', paddingLeft: '20px' },
        '& :checked + span::after': { right: '20px', top: 'calc(50% - 7px)', width: '18px', height: '14px' },
      },
      // Unless large text puts each cell on a line of its own.
      '@container (min-width:15.51rem)': {
        '& .board-cells tbody th': { width: '44%', fontSize: '1.0625rem' },
      },
    },
  },
  boardSeat: { base: {} },
} as const satisfies Recipes;
