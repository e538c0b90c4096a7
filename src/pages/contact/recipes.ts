import { grid, spreadRow, type Recipes } from '#styles/recipe.ts';

/** The form beside the details of the company. */
export const contactPage = {
  // The form comes first; below 1024 px the details follow it.
  contactColumns: {
    ...grid(['minmax(0,1fr)', null, 'minmax(0,7fr) minmax(0,5fr)'], ['40px', null, '64px']),
    alignItems: 'start',
    marginTop: ['-36px', 0],
  },
  details: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'start',
    '& h2': { fontSize: 'group', marginTop: [0, null, 'clamp(24px,3vw,44px)'] },
    '& h3': { fontSize: '1.25rem', margin: '32px 0 8px' },
    '& table': { borderCollapse: 'collapse', width: '100%' },
    '& :is(th,td)': {
      textAlign: 'left',
      verticalAlign: 'baseline',
      padding: '6px 12px 6px 0',
      borderBottom: 'pale',
    },
    '& th': { fontWeight: 400 },
    '& td': { fontWeight: 600, textWrap: 'balance' },
    '& table + p': { marginTop: '8px' },
  },
  reach: {
    marginTop: '16px',
    '& a': {
      ...grid('44px minmax(0,1fr)', '12px'),
      alignItems: 'center',
      minHeight: '64px',
      padding: '8px 16px',
      bg: 'paper',
      border: 'line',
      textDecoration: 'none',
      lineHeight: 1.3,
      '&:hover': { bg: 'mintLight' },
      '&:focus-visible': { outlineOffset: '-8px', boxShadow: 'none' },
    },
    '& a + a': { marginTop: '-2px' },
    '& a:first-child': { borderTopLeftRadius: '20px', borderTopRightRadius: '20px' },
    '& a:last-child': { borderBottomLeftRadius: '20px', borderBottomRightRadius: '20px' },
    '& .icon': { size: '44px', padding: '11px', borderRadius: 'round', bg: 'mango' },
    '& b': { display: 'block' },
  },
  map: {
    border: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'mintLight',
    '& iframe': { display: 'block', width: '100%', aspectRatio: '2', border: 0, borderBottom: 'line' },
    '& figcaption': {
      ...spreadRow('0 20px'),
      padding: '6px 16px',
      bg: 'paper',
      lineHeight: 1.4,
    },
  },
} as const satisfies Recipes;
