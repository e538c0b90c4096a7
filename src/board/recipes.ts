import { maxBoardOptions } from './price-board.ts';
import { drawn, edge, headingFont, wrappingRow, type Recipes } from '#styles/recipe.ts';

const columns = Array.from({ length: maxBoardOptions }, (_, index) => String(index + 1));
const selectors = (all: readonly string[], selector: (one: string) => string) =>
  all.map((one) => `&${selector(one)}`).join(',') as `&${string}`;

const chosen = '&:has([data-cell]:checked)';
const tick = 'polygon(0 55%,14% 38%,38% 64%,86% 0,100% 16%,39% 100%)';

/** The price board, homes by services. One cell can be chosen. */
export const board = {
  board: {
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
      paddingBlock: [null, '14px 0'],
      borderTop: [null, 0],
      bg: [null, 'transparent'],
      '& .button': { flex: [null, 'none'], padding: ['.4em .7em', '.4em 1.6em'] },
      '& .round': { display: [null, 'none'] },
      '& .arrow': { display: ['none', 'block'] },
    },
  },
  boardName: {},
  boardSays: {
    display: 'grid',
    borderTop: 'line',
    bg: 'mangoLight',
    paddingBlock: '12px',
    fontSize: 'small',
    lineHeight: 1.4,
  },
  boardLabels: {
    display: 'grid',
    placeItems: 'center',
    fontSize: '.8125rem',
    fontWeight: 600,
    '& b': { display: 'block', fontSize: 'body', fontWeight: 700 },
  },
  boardNext: {
    display: ['none', 'block'],
    paddingBlock: '8px 16px',
    lineHeight: 1.4,
    '& a': { whiteSpace: 'nowrap', paddingBlock: '6px' },
  },
} as const satisfies Recipes;

export const cells = {
  // On the element around a board and what it changes: the words below it, the button, the picture.
  choosing: {
    // One upon another: the longest gives the height, so that nothing moves when other words are shown. The rest is laid
    // out with the first choice.
    '& [data-says]': { gridArea: '1/1' },
    '& [data-says]:not([data-says=none])': { visibility: 'hidden', '&:not([data-longest])': { display: 'none' } },
    [`${chosen} [data-says]`]: { visibility: 'visible', display: 'block' },
    // All that is in another row or in another column.
    [selectors(
      columns.flatMap((one) => [`^="${one}-"`, `$="-${one}"`]),
      (place) => `:has([data-cell${place}]:checked) [data-says]:not([data-says${place}])`,
    )]: { visibility: 'hidden' },
  },
  // All sizes are in those of the text, so that a larger or smaller board has another size of text only.
  boardCells: {
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
    '& :is(th,td)': { position: 'relative', padding: '4px 2px', border: 'line', textAlign: 'center', fontWeight: 600 },
    '& tbody tr': { height: ['max(46px,3em + 2px)', null, 'max(46px,2.75em + 2px)'] },
    '& thead': { bg: 'mint' },
    '& thead th': { fontSize: ['min(.95em,3.9vw)', null, '.875em'], padding: '8px 2px' },
    // In a narrow board the sign is above the name.
    '& svg': {
      width: '1.5em',
      height: '1.1em',
      margin: '0 .45em 3px 0',
      verticalAlign: 'middle',
      fill: 'current',
      '@container (min-width:22rem)': { display: 'inline' },
    },
    // The face of a cell; the words are upon it.
    '& input': { all: 'unset', position: 'absolute', inset: 0, size: '100%', cursor: 'pointer' },
    '& input + span': { position: 'relative', pointerEvents: 'none' },
    // In a narrow board a long figure, such as "4 to 8 h", is smaller, and at last on two lines.
    '& b': { ...headingFont, fontSize: 'min(1.3em,2cqi + .78em)', overflowWrap: 'normal' },
    '& small': { fontSize: 'max(.82em,.8125rem)' },
    '& em': { fontSize: 'max(.9em,.875rem)', fontStyle: 'normal', fontWeight: 500, color: 'inkSoft' },
    '& input:hover': { bg: 'mintLight' },
    // The one dark cell, with the one light figure.
    '& input:checked': {
      bg: 'ink',
      color: 'rice',
      '&::after': {
        ...drawn,
        inset: '3px 3px auto auto',
        width: '.6em',
        height: '.5em',
        bg: 'mango',
        clipPath: tick,
      },
    },
    '& :checked + span': { color: 'rice', '& b': { color: 'mango' }, '& em': { color: 'rice' } },
    '& :focus-visible': { outline: '3px solid', outlineOffset: '-6px' },
  },
} as const satisfies Recipes;

export const manyCells = {
  // Each cell is a choice.
  boardMany: {
    // The columns of the block over the board: its gable has 190 units, its bays 136.
    '& thead td': { width: ['31.8%', null, '7.75em'] },
    '& tbody th': { padding: '4px 2px 4px .7em', bg: 'rice', textAlign: 'left' },
    // The name of the service is shown only if the board has no columns.
    '@container (min-width:19.01em)': { '& .board-name': { display: 'none' } },
    // Twice the text size, or a very small window: each home is a heading, and its services are lines with their names.
    '@container (max-width:19em)': {
      '& :is(table,tbody,tr,th,td)': { display: 'block', borderWidth: '2px 0 0' },
      '& thead': { display: 'none' },
      '& tbody tr': { height: 'auto' },
      '& tbody th': { bg: 'mint' },
      '& td': { padding: 0 },
      '& input + span': { ...wrappingRow('0 .3em'), minHeight: 'max(44px,3em)', padding: '0 1.2em 0 .6em' },
      '& .board-name': { marginRight: 'auto' },
    },
  },
  // Lengths of container queries are those of the container's own text: a larger one lets wider boards become lines.
  boardCrowded: { fontSize: ['1.6875rem', '2.025rem', '1.8rem'], '& table': { fontSize: '.5556em' } },
} as const satisfies Recipes;

export const lighting = {
  // On the hero, whose drawn block shows the choice: the bays over the column, and the figure on the gable.
  lighting: {
    [selectors(columns, (column) => `:has([data-cell$="-${column}"]:checked) .lit-${column}`)]: { opacity: 1 },
    [`${chosen} .gable-sign`]: { display: 'inline' },
  },
} as const satisfies Recipes;

export const boardOne = {
  // The homes are the choices, beside the figures that they share.
  boardOne: {
    '& thead td': { width: '44%' },
    '& tbody th': { textAlign: 'left', paddingLeft: edge },
    '& td': { paddingBlock: 0 },
    '& td b': { fontSize: 'min(2.1em,5cqi + 1em)' },
    '& tbody:has(:checked) td': { bg: 'ink', color: 'rice', '& b': { color: 'mango' }, '& em': { color: 'rice' } },
  },
} as const satisfies Recipes;

export const figures = {
  figures: {
    display: 'grid',
    gridTemplateColumns: [null, 'repeat(auto-fit,minmax(0,1fr))'],
    gridAutoFlow: [null, 'column'],
    borderTop: 'line',
    borderBottom: 'line',
    '& > div': { padding: ['18px 0', '28px 28px 26px'], display: 'grid', gap: '8px' },
    '& > div + div': { borderLeft: [0, 'line'], borderTop: ['line', 0] },
    '& > div:first-child': { paddingLeft: 0 },
    '& dt': { fontWeight: 600 },
    '& dd': { ...headingFont, fontSize: 'price', lineHeight: 1, letterSpacing: '-.02em' },
    '& small': { fontFamily: 'text', fontWeight: 600, fontSize: '1rem', letterSpacing: 0 },
    '& + dl': { borderTop: 0 },
    variants: {
      row: {
        two: {
          gridTemplateColumns: [null, 'repeat(2,minmax(0,1fr))'],
          gridAutoFlow: 'row',
          '& > div:nth-child(2n+1)': { borderLeft: 0, paddingLeft: 0 },
          '& > div:nth-child(n+3)': { borderTop: 'line' },
        },
        three: {
          gridTemplateColumns: [null, 'repeat(3,minmax(0,1fr))'],
          gridAutoFlow: 'row',
          '& > div:nth-child(3n+1)': { borderLeft: 0, paddingLeft: 0 },
          '& > div:nth-child(n+4)': { borderTop: 'line' },
        },
      },
    },
  },
} as const satisfies Recipes;
