import { grid, lines, spreadRow, type Recipes } from '#styles/recipe.ts';

/** The footer of every page. */
export const footer = {
  footer: {
    bg: 'ink',
    '& > .wrap': {
      ...grid(['repeat(auto-fit,minmax(min(100%,max(7em,34%)),1fr))', null, '5fr 3fr 3fr 4fr'], '40px 32px'),
      paddingBlock: ['48px 32px', '64px 40px'],
    },
    '& .wrap > :is(:first-child,:nth-child(4))': { gridColumn: ['1/-1', null, 'auto'] },
    '& .wrap > *': { minWidth: 0 },
    '& a': { textDecoration: 'none', display: 'inline-flex', minHeight: '36px', alignItems: 'center', gap: '10px' },
    '& a:hover': { textDecoration: 'underline' },
    '& h2': { fontSize: '1.125rem', color: 'mango', marginBottom: '10px', letterSpacing: 0 },
  },
  tagline: { marginTop: '14px', maxWidth: '24em', color: 'onNight' },
  social: {
    display: 'flex',
    gap: '8px',
    marginTop: '16px',
    '& a': {
      size: '44px',
      ...lines('2px', 'ring'),
      borderRadius: 'round',
      justifyContent: 'center',
    },
  },
  footerBase: {
    ...lines('1px 0 0', 'hairline'),
    gridColumn: '1/-1',
    paddingTop: '24px',
    color: 'onInk',
    fontSize: 'small',
    ...spreadRow('8px'),
    '& a': { textDecoration: 'underline' },
  },
} as const satisfies Recipes;
