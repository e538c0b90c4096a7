import { fluid } from '../theme.ts';
import type { Recipes } from '../recipe.ts';

/** The first section of an area page, and the streets around its station. */
export const areaPage = {
  here: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, null, 'minmax(0,1.5fr) minmax(0,1fr)'],
      gap: ['24px', null, '48px'],
      alignItems: 'end',
      marginBottom: fluid.below,
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
      '& h3': { marginBottom: '12px' },
      '& p + p': { marginTop: '12px' },
      '& a': { marginTop: '8px' },
    },
  },
  sources: {
    base: {
      marginTop: fluid.below,
      fontSize: 'small',
      lineHeight: 1.5,
      color: 'inkSoft',
      '& summary': { color: 'ink' },
      '& ul': { paddingBottom: '20px', columns: [null, '2', '3'], columnGap: '40px' },
      '& li': { breakInside: 'avoid', marginBottom: '8px', overflowWrap: 'anywhere' },
    },
  },
  streetsPanel: {
    base: {
      marginTop: fluid.below,
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
