import { box, drawn, type Recipes } from '#styles/recipe.ts';

export const tooltip = {
  tooltip: {
    maxWidth: '16em',
    margin: 0,
    padding: '5px 10px',
    ...box('pill'),
    color: 'ink',
    fontSize: 'small',
    fontWeight: 600,
    lineHeight: 1.3,
    overflow: 'visible',
    // Covers the gap to the explained element, so that the mouse can move onto the tooltip.
    '&::before': { ...drawn, inset: '-6px' },
  },
} as const satisfies Recipes;
