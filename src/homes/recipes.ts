import { box, fluid, headingFont, wrappingRow, type Recipes } from '#styles/recipe.ts';

/** The homes around a station, and the nearest areas. */
export const homes = {
  homes: { ...box(), overflow: 'hidden' },
  homesPicture: {
    bg: 'mint',
    borderBottom: 'line',
    padding: '16px 20px 0',
    '& svg': { width: '100%', maxHeight: '168px' },
  },
  homesWords: { padding: '14px 20px 12px', '& dl': { marginTop: '10px' } },
  lines: {
    '& > div': {
      ...wrappingRow('0 12px'),
      padding: '5px 0',
      borderTop: 'pale',
      lineHeight: 1.3,
    },
    '& dt': { display: 'flex', alignItems: 'center', gap: '10px', flex: '1 1 0' },
    '& small': { color: 'inkSoft', fontSize: 'small', display: 'inline-block' },
    '& dd': { ...headingFont, fontSize: '1.25rem', lineHeight: 1.1, whiteSpace: 'nowrap' },
  },
  keyWindow: { '& svg': { width: '18px', height: '22px' } },
  nearest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 40px',
    marginTop: fluid.row,
    paddingTop: '12px',
    borderTop: 'line',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 36px' },
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
    '& a': { padding: '8px 0', fontWeight: 700 },
    '& span:last-child': { color: 'inkSoft', fontSize: 'small' },
    '& .pill': { fontSize: 'tiny' },
  },
} as const satisfies Recipes;
