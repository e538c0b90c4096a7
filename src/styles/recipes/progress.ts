import type { Recipes } from '../recipe.ts';

/** The progress bar at the top edge of the window while a page loads slowly. */
export const progress = {
  progress: {
    base: {
      position: 'fixed',
      inset: '0 0 auto',
      zIndex: 40,
      height: '4px',
      bg: 'hibiscus',
      transformOrigin: '0 50%',
      transform: 'scaleX(.9)',
    },
  },
} as const satisfies Recipes;
