import { maxBoardOptions } from '#types/price-board.ts';
import { hiddenFromSight, type Recipes } from '../recipe.ts';
import { fluid } from '../theme.ts';

const columns = Array.from({ length: maxBoardOptions }, (_, index) => String(index + 1));
const places = columns.flatMap((row) => columns.map((column) => `${row}-${column}`));
const each = (all: readonly string[], selector: (one: string) => string) =>
  all.map((one) => `&${selector(one)}`).join(',') as `&${string}`;

const chosen = '&:has([data-cell]:checked)';
const tick = 'polygon(0 55%,14% 38%,38% 64%,86% 0,100% 16%,39% 100%)';

/**
 * How high the picture of a page with a board in it is on a tablet: so that the board's button ends in the first screen.
 */
const tabletHeight = 'min(60vw,max(200px,100svh - 690px))';

/** Up to 1023 px, the words of the board begin where those of the page do. */
const edge = [fluid.gutter, null, '20px'] as const;

/** A length in the drawing of the block, where its gable and three bays, 598 units, are as wide as the window. */
const units = (count: number) => `${((100 * count) / 598).toFixed(2)}vw`;

const heroHeight = 'min(55.56vw,max(600px,100svh - 116px))';

/** The price board, homes by services, and the hero that contains it. One cell can be chosen. */
export const board = {
  // On the element around a board and what it changes: the words below it, the button, the picture.
  choosing: {
    base: {
      // One upon another: the longest gives the height, so that nothing moves when other words are shown.
      '& [data-says]': { gridArea: '1/1' },
      '& [data-says]:not([data-says=none])': { visibility: 'hidden' },
      [`${chosen} [data-says=none]`]: { visibility: 'hidden' },
      [each(places, (place) => `:has([data-cell="${place}"]:checked) [data-says="${place}"]`)]: {
        visibility: 'visible',
      },
    },
  },
  // On the hero, whose drawn block shows the choice: the bays over the column, and the figure on the gable.
  lighting: {
    base: {
      [each(columns, (column) => `:has([data-cell$="-${column}"]:checked) .lit-${column}`)]: { opacity: 1 },
      [`${chosen} .gable-sign`]: { display: 'inline' },
    },
  },
  board: {
    base: {
      bg: 'paper',
      border: 'line',
      borderWidth: ['2px 0 0', null, '2px'],
      borderRadius: [0, null, 'card'],
      overflow: [null, null, 'hidden'],
      '& :is(h2,.board-says,.book-bar,.board-next)': { paddingInline: edge },
      '& h2': { fontSize: 'board', paddingBlock: '16px' },
      '& .book-bar': {
        display: 'flex',
        position: [null, 'static'],
        paddingBottom: [null, 0],
        borderTop: [null, 0],
        bg: [null, 'transparent'],
        '& .button': { flex: [null, 'none'], padding: ['.4em .7em', '.4em 1.6em'] },
        '& .round': { display: [null, 'none'] },
        '& .arrow': { display: ['none', 'block'] },
      },
    },
  },
  // All sizes are in those of the text, so that a larger or smaller board has another size of text only.
  boardCells: {
    base: {
      all: 'unset',
      display: 'block',
      containerType: 'inline-size',
      fontSize: ['.9375rem', '1.125rem', '1rem'],
      '& table': {
        width: '100%',
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        borderStyle: 'hidden',
        lineHeight: 1.1,
      },
      '& :is(th,td)': { padding: 0, border: 'line', fontWeight: 600 },
      // The columns of the block over the board: its gable has 190 units, its bays 136.
      '& thead td': { width: ['31.8%', null, '7.5em'] },
      '& thead tr': { bg: 'mint' },
      '& thead th': { fontSize: 'min(.95em,3.9vw)' as '1em', padding: '8px 2px' },
      '& tbody th': { padding: '4px 2px 4px .7em', bg: 'rice', textAlign: 'left' },
      // In a narrow board the sign is above the name.
      '& svg': {
        width: '1.5em',
        height: '1.1em',
        margin: '0 .45em 3px 0',
        verticalAlign: 'middle',
        fill: 'ink',
        '@container (min-width:22rem)': { display: 'inline' },
      },
      '& label': { position: 'relative', display: 'flex', minHeight: 'max(44px,3em)' },
      '& input': { position: 'absolute', width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
      '& label > span': { flex: 1, display: 'grid', placeContent: 'center', textAlign: 'center', padding: '4px 2px' },
      // In a narrow board a long figure, such as "4 to 8 h", is smaller, and at last on two lines.
      '& b': { fontFamily: 'display', fontWeight: 800, fontSize: 'min(1.3em,5.9cqi)' as '1em' },
      '& small': { fontSize: 'max(.82em,.8125rem)' as '1em' },
      '& em': { fontSize: 'max(.9em,.875rem)' as '1em', fontStyle: 'normal', fontWeight: 500, color: 'inkSoft' },
      '& :hover + span': { bg: 'mintLight' },
      // The one dark cell, with the one light figure.
      '& :checked + span': {
        bg: 'ink',
        color: 'rice',
        '& b': { color: 'mango' },
        '& em': { color: 'rice' },
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '3px 3px auto auto',
          width: '.6em',
          height: '.5em',
          bg: 'mango',
          clipPath: tick,
        },
      },
      '& :focus-visible + span': { outline: '3px solid', outlineOffset: '-6px' },
      // The name of the service is visible only if the board has no columns.
      '@container (min-width:19.01em)': { '& .board-name': hiddenFromSight },
      // Twice the text size, or a very small window: each home is a heading, and its services are lines with their names.
      '@container (max-width:19em)': {
        '& :is(table,tbody,tr,th,td)': { display: 'block', borderWidth: '2px 0 0' },
        '& thead': { display: 'none' },
        '& tbody th': { bg: 'mint' },
        '& label > span': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '0 .6em',
          padding: '4px 1.3em 4px .7em',
        },
      },
    },
  },
  boardName: { base: {} },
  boardSays: {
    base: {
      display: 'grid',
      borderTop: 'line',
      bg: 'mangoLight',
      paddingBlock: '12px',
      fontSize: 'small',
      lineHeight: 1.4,
    },
  },
  boardLabels: {
    base: {
      display: 'grid',
      placeItems: 'center',
      '& b + span': { display: 'block', fontSize: '.8125rem', fontWeight: 600 },
    },
  },
  boardNext: {
    base: {
      display: ['none', 'block'],
      paddingBlock: '8px 16px',
      lineHeight: 1.4,
      '& a': { whiteSpace: 'nowrap', paddingBlock: '6px' },
    },
  },
  // Up to 1023 px the board is below the picture, from edge to edge; then beside it, `--board` wide, on two posts.
  boardHero: {
    base: {
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
        fontSize: ['min(clamp(1.625rem,9.2vw,3.5rem),16.5vw)' as '1rem', null, 'min(3.75rem,4.5vw)' as '1rem'],
      },
      '& .lead': { display: ['none', null, 'block'], marginTop: '10px', fontSize: ['1.0625rem', null, '1.25rem'] },
      '& .hero-picture': {
        order: 0,
        position: ['relative', null, 'absolute'],
        height: ['60vw', null, 'auto'],
        overflow: ['hidden', null, 'visible'],
        '& svg': { position: 'absolute', right: 0, bottom: 0, overflow: 'visible' },
      },
      '& tbody th': { paddingLeft: edge },
      '& .board-seat': {
        flex: 1,
        gridTemplateRows: 'auto minmax(28px,1fr)',
        padding: [0, null, `12px ${fluid.gutter} var(--ground)`],
      },
      '& .board-seat::after': {
        content: ['none', null, '""'],
        marginInline: '40px',
        borderStyle: 'solid',
        borderColor: 'ink',
        borderWidth: '0 14px',
      },
    },
  },
  // The block stands on its board, and is exactly as wide: its gable over the homes, a bay over each service.
  boardHome: {
    base: {
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
  },
  // The whole scene, on a phone the part that its drawing names, on the ground at the right.
  boardArea: {
    base: {
      '--board': 'min(39vw,500px)',
      '--ground': '5.56vw',
      // The name of the area is the loudest word: across the free sky, as on the sign of its station.
      '& h1': {
        fontSize: ['min(clamp(2.75rem,1.5rem + 4.5vw,5.5rem),11.3vw)' as '1rem', null, 'min(7.6vw,7rem)' as '1rem'],
        lineHeight: 0.96,
        letterSpacing: '-.025em',
        '& > span': { display: 'block', fontSize: ['.43em', null, '.34em'], lineHeight: 1.1, letterSpacing: '-.01em' },
      },
      '& .station-line': { marginBottom: '8px' },
      '& .hero-head': { gridTemplateColumns: [null, null, 'minmax(0,1fr)'], paddingBlock: [null, null, '14px 2px'] },
      '& .lead': { maxWidth: [null, null, 'var(--board)'], marginTop: [null, null, '4px'] },
      '& .hero-picture': { height: [null, tabletHeight, 'auto'] },
      '& .hero-picture svg': { width: ['91%', `calc(${tabletHeight}*1.51)`, '104vw'], height: 'auto' },
      '& .hero-picture .words-right': { right: 'auto', left: 0 },
      '& .part': { transform: [null, null, 'none'] },
      '& .wide': { display: ['none', null, 'inline'] },
    },
    // The side that the scene leaves free.
    variants: {
      side: {
        left: {},
        right: {
          '--side': 'end',
          '& .hero-head': { textAlign: [null, null, 'end'], justifyItems: [null, null, 'end'] },
        },
      },
    },
  },
  boardService: {
    base: {
      '--board': 'min(36vw,450px)',
      '--ground': '4.2vw',
      '& .lead': { display: 'block' },
      '& .hero-picture': { height: [tabletHeight, null, 'auto'], overflow: 'visible' },
      '& .hero-picture svg': { width: ['115%', '100%'], height: ['auto', null, '100%'] },
    },
  },
  boardSeat: { base: {} },
} as const satisfies Recipes;
