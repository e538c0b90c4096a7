import { drawn, grid, spreadRow, wrappingRow, type Recipes } from '#styles/recipe.ts';

/** The field for a block, and the streets around a station. */
export const block = {
  blockForm: {
    ...grid('minmax(0,1fr) auto', '0 8px'),
    maxWidth: '30rem',
    marginTop: '14px',
    '& label': { gridColumn: '1/-1' },
    '@media (scripting:none)': { '& button': { display: 'none' } },
  },
  blockFound: {
    '&:not(:empty)': {
      ...wrappingRow('12px'),
      marginTop: '10px',
      padding: '10px 14px',
      bg: 'mintLight',
      border: 'line',
      borderRadius: 'field',
    },
    '& > svg': { alignSelf: 'start' },
    '& > span': { flex: '1 1 13em' },
    // Beside the first line.
    '& > .icon': { alignSelf: 'flex-start', marginTop: '.2em' },
    variants: { answer: { probable: { '&:not(:empty)': { bg: 'paper' } } } },
  },
  streets: { marginTop: '18px', borderBottom: 'line' },
  streetList: {
    display: 'grid',
    gridTemplateColumns: [null, null, 'repeat(2,minmax(0,1fr))'],
    columnGap: '28px',
    alignItems: 'start',
  },
  street: {
    borderTop: 'line',
    '& > summary': {
      position: 'relative',
      ...spreadRow('0 10px'),
      minHeight: '46px',
      paddingRight: '24px',
      lineHeight: 1.2,
    },
    // A plus; a minus if the street is open. Borders, because forced colours remove backgrounds.
    '& > summary::before,& > summary::after': {
      ...drawn,
      right: 0,
      top: 'calc(50% - 1px)',
      width: '12px',
      borderTopWidth: '2.5px',
      borderTopStyle: 'solid',
    },
    '& > summary::after': { transform: 'rotate(90deg)' },
    '&[open] > summary::after': { display: 'none' },
    '& span': { flex: 'none', fontSize: 'small', color: 'inkSoft' },
    // A link to this text leaves space for the name of the street above it.
    '& p': { paddingBottom: '12px', fontSize: 'small', scrollMarginTop: '60px' },
  },
} as const satisfies Recipes;
