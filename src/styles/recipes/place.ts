import type { Recipes } from '../recipe.ts';

/** What comes first on the page of an area, and the streets around its station. */
export const place = {
  here: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, null, 'minmax(0,1.5fr) minmax(0,1fr)'],
      gap: ['24px', null, '48px'],
      alignItems: 'center',
      '& h2': { marginBottom: '16px' },
      '& .lead': { maxWidth: '34em' },
    },
  },
  hereCard: {
    base: {
      bg: 'mangoLight',
      border: 'line',
      borderRadius: 'card',
      padding: 'clamp(20px,2.2vw,32px)',
      '& b': {
        display: 'block',
        fontFamily: 'display',
        fontWeight: 800,
        fontSize: 'figure',
        lineHeight: 1.05,
        letterSpacing: '-.02em',
      },
      '& p + p': { marginTop: '12px' },
      '& a': { marginTop: '8px' },
    },
  },
  sources: {
    base: {
      columns: [null, '2'],
      columnGap: '40px',
      marginTop: '16px',
      fontSize: 'small',
      lineHeight: 1.5,
      color: 'inkSoft',
      '& li': { breakInside: 'avoid', marginBottom: '8px', overflowWrap: 'anywhere' },
    },
  },
  streetsPanel: {
    base: {
      marginTop: 'clamp(2rem,4vw,3.5rem)',
      '& h3': { fontSize: 'panel', marginBottom: '8px' },
      '& summary': { cursor: 'pointer', fontWeight: 600, minHeight: '44px', paddingBlock: '9px' },
    },
  },
  streets: {
    base: {
      columns: [null, '2', '3'],
      columnGap: '40px',
      marginTop: '16px',
      '& > div': {
        breakInside: 'avoid',
        padding: '10px 0',
        borderTopWidth: '2px',
        borderTopStyle: 'solid',
        borderColor: 'line',
      },
      '& dt': { display: 'flex', justifyContent: 'space-between', gap: '12px', fontWeight: 700 },
      '& small': { fontSize: 'small', fontWeight: 500, whiteSpace: 'nowrap' },
      '& dd': { fontSize: 'small', lineHeight: 1.4, color: 'inkSoft' },
    },
  },
} as const satisfies Recipes;
