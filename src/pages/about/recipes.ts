import { grid, headingFont, type Recipes } from '#styles/recipe.ts';

/** The story of the company and the big number beside it. */
export const story = {
  story: {
    ...grid([null, '5fr 7fr'], '32px 64px'),
    alignItems: 'start',
    '& > div': { display: 'grid', gap: '18px', maxWidth: '38em' },
  },
  bigNumber: {
    ...headingFont,
    fontSize: 'year',
    lineHeight: 0.8,
    color: 'hibiscus',
    letterSpacing: '-.05em',
  },
} as const satisfies Recipes;
