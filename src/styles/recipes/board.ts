import { maxBoardOptions } from '#types/price-board.ts';
import { hiddenFromSight, type Recipes } from '../recipe.ts';

/** The selectors of parts that depend on the row or the column of the chosen cell. */
const each = (selector: (number: number) => string) =>
  Array.from({ length: maxBoardOptions }, (_, index) => `&${selector(index + 1)}`).join(',') as `&${string}`;

const chosen = '&:has([data-cell]:checked)';
const narrow = '@media (max-width:23em)';
const tick = 'polygon(0 55%,14% 38%,38% 64%,86% 0,100% 16%,39% 100%)';

/** The price board: homes by services, one cell can be chosen. */
export const board = {
  // On the element around a board and what it changes: the words below it, the button, the picture.
  choosing: {
    base: {
      // One upon another: the longest gives the height, so that nothing moves when other words are shown.
      '& [data-says]': { gridArea: '1/1' },
      '& [data-says]:not([data-says=none])': { visibility: 'hidden' },
      [`${chosen} [data-says]`]: { visibility: 'visible' },
      [each((row) => `:has([data-cell^="${row}"]:checked) [data-says]:not([data-says^="${row}"])`)]: {
        visibility: 'hidden',
      },
      [each((column) => `:has([data-cell$="${column}"]:checked) [data-says]:not([data-says$="${column}"])`)]: {
        visibility: 'hidden',
      },
      // The bays of the block over the column.
      [each((column) => `:has([data-cell$="${column}"]:checked) .lit-${column}`)]: { opacity: 1 },
      [`${chosen} .gable-sign`]: { display: 'inline' },
    },
  },
  board: {
    base: {
      position: 'relative',
      bg: 'paper',
      border: 'line',
      display: [null, 'grid', 'block'],
      gridTemplateColumns: [null, 'auto 1fr'],
      alignItems: 'center',
      '& > *': { gridColumn: [null, '1/-1'] },
      '& h2': { fontSize: 'board', padding: '16px 20px' },
      '& .book-bar': {
        gridColumn: [null, 'auto'],
        display: 'flex',
        position: [null, 'static'],
        padding: [null, '16px 0 18px 20px', '14px 20px 0'],
        borderTop: [null, 0],
        bg: ['rice', 'transparent'],
        '& .button': { flex: [null, 'none'], padding: ['.4em .7em', '.75em 1.6em'] },
        '& .round': { display: [null, 'none'] },
        '& .arrow': { display: ['none', 'block'] },
      },
    },
  },
  boardCells: {
    base: {
      border: 0,
      margin: 0,
      padding: 0,
      minWidth: 0,
      containerType: 'inline-size',
      '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', overflowWrap: 'normal' },
      '& :is(th,td)': {
        padding: 0,
        borderStyle: 'solid',
        borderColor: 'ink',
        borderWidth: '0 0 0 2px',
        fontWeight: 600,
      },
      '& :is(th,td):first-child': { borderLeftWidth: 0 },
      '& tbody :is(th,td)': { borderTopWidth: '2px' },
      // The columns of the block over the board: its gable has 190 units, its bays 136.
      '& thead td': { width: ['31.8%', null, '7.375rem'] },
      '& thead tr': { bg: 'mint' },
      '& thead th': {
        fontSize: ['clamp(.78125rem,3.75vw,.9375rem)' as '1rem', '1.0625rem', '.9375rem'],
        lineHeight: 1.1,
        padding: '8px 1px',
        textAlign: 'center',
        // A name of two words is on two lines in every column.
        '& span': { display: 'inline-block', maxWidth: ['min-content', 'none'] },
      },
      '& tbody th': {
        textAlign: 'left',
        fontSize: ['.96875rem', '1.125rem', '1rem'],
        lineHeight: 1.15,
        padding: ['4px 4px 4px 12px', '4px 4px 4px 20px', '4px 4px 4px 14px'],
        bg: 'rice',
        // A single long word breaks inside.
        overflowWrap: 'break-word',
        [narrow]: { fontSize: '.875rem', padding: '4px 2px 4px 8px' },
      },
      '& svg': {
        display: 'inline-block',
        width: ['22px', '26px'],
        height: '18px',
        marginRight: '7px',
        verticalAlign: '-3px',
        fill: 'ink',
        [narrow]: { display: 'block', margin: '0 0 3px' },
      },
      '& label': { position: 'relative', display: 'flex', minHeight: ['52px', '56px', '50px'] },
      '& input': {
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        margin: 0,
        opacity: 0,
        cursor: 'pointer',
      },
      '& label > span': {
        flex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 .25em',
        alignItems: 'baseline',
        alignContent: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        padding: '4px 2px',
        lineHeight: 1.1,
      },
      '& b': {
        fontFamily: 'display',
        fontWeight: 800,
        fontSize: ['1.1875rem', '1.5rem', '1.3125rem'],
        letterSpacing: '-.01em',
        whiteSpace: 'nowrap',
      },
      '& :is(i,em)': { fontStyle: 'normal' },
      '& small': { fontSize: ['.75rem', '.875rem', '.8125rem'], fontWeight: 600 },
      '& em': { fontSize: ['.875rem', '.9375rem', '.875rem'], fontWeight: 500, color: 'inkSoft' },
      '& :hover + span': { bg: 'mintLight' },
      // The one dark cell, with the one light figure.
      '& :checked + span': { bg: 'ink', color: 'rice' },
      '& :checked + span b': { color: 'mango' },
      '& :checked + span em': { color: 'rice' },
      '& :checked + span::after': {
        content: '""',
        position: 'absolute',
        top: ['5px', '7px'],
        right: ['5px', '7px'],
        width: ['11px', '14px'],
        height: ['9px', '11px'],
        bg: 'mango',
        clipPath: tick,
      },
      '& :focus-visible + span': { outline: '3px solid', outlineOffset: '-6px' },
      '@media (min-width:64em) and (max-height:51em)': { '& label': { minHeight: '44px' } },
      // Twice the text size, or a very small window: each home is a heading, and its services are lines with their names.
      '@container (max-width:15.5rem)': {
        '& :is(table,tbody,tr,th,td)': { display: 'block', width: 'auto' },
        '& thead': { display: 'none' },
        '& :is(th,td)': { borderLeftWidth: 0 },
        '& tbody th': { padding: '10px 14px', bg: 'mint', fontSize: '1.125rem' },
        '& svg': { display: 'inline-block', margin: '0 8px 0 0' },
        '& .board-name': { marginRight: 'auto' },
        // "from" is not parted from its price.
        '& .board-name:has(~ small)': { flexBasis: '100%' },
        '& label > span': {
          justifyContent: 'flex-start',
          textAlign: 'left',
          padding: '10px 44px 10px 14px',
          columnGap: '.6em',
        },
        '& :checked + span::after': { right: '14px', top: 'calc(50% - 9px)', width: '24px', height: '18px' },
      },
    },
  },
  // The name of the service, which is visible only if the board has no columns.
  boardName: { base: { '@container (min-width:15.51rem)': { ...hiddenFromSight, whiteSpace: 'nowrap' } } },
  boardSays: {
    base: {
      display: 'grid',
      borderTop: 'line',
      bg: 'mangoLight',
      padding: ['12px 16px', '12px 20px'],
      fontSize: '.9375rem',
      lineHeight: 1.4,
    },
  },
  boardLabels: {
    base: {
      display: 'grid',
      '& > *': {
        display: 'flex',
        flexDirection: ['column', 'row'],
        flexWrap: [null, 'wrap'],
        alignItems: ['center', 'baseline'],
        alignContent: 'center',
        justifyContent: 'center',
        gap: ['2px', '0 .35em'],
      },
      // On a phone: "Book · from $380" above the choice; in a wide window: "Book · Move in/out, condo".
      '& i': { fontStyle: 'normal', whiteSpace: 'nowrap', display: [null, 'none'] },
      '& small': {
        fontSize: ['.8125rem', '1.0625rem'],
        fontWeight: [600, 700],
        lineHeight: [1, 1.1],
        '&::before': { content: ['none', '"· "'] },
      },
    },
  },
  boardNext: {
    base: {
      display: ['none', 'block'],
      padding: [null, '16px 20px 18px', '8px 20px 16px'],
      gridColumn: [null, 'auto!important' as 'auto'],
      lineHeight: 1.4,
      '& a': { whiteSpace: 'nowrap' },
    },
  },
} as const satisfies Recipes;
