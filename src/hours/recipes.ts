import type { Recipes } from '#styles/recipe.ts';

/** The heading of the opening hours with the state of the office. */
export const openNow = {
  // The state of the office is beside the heading, or below it where there is no room.
  openNow: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    margin: '32px 0 8px',
    '& h3': { margin: 0 },
    // The state has its line before a script writes it, so nothing moves.
    '& p': { flexBasis: '15em', minHeight: '1.6em', fontSize: 'small', fontWeight: 600 },
  },
} as const satisfies Recipes;
