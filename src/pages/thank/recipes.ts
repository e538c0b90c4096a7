import type { Recipes } from '#styles/recipe.ts';

/** The box that says what happens next. */
export const nextBox = {
  nextBox: {
    marginTop: '18px',
    padding: '12px 20px',
    lineHeight: 1.4,
    // Narrow enough to stay left of the block in the picture.
    maxWidth: [null, null, null, 'min(38vw,500px)'],
    '& h2': { fontSize: '1.125rem', marginBottom: '6px' },
  },
} as const satisfies Recipes;
