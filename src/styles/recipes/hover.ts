import type { Recipes } from '../recipe.ts';

/** Parts that a script shows on hover or keyboard focus. */
export const hover = {
  // Covers the gap between the button and the panel, so that the mouse does not leave them on its way.
  servicesItem: {
    base: {
      '&:has(:popover-open)::after': {
        content: '""',
        position: 'absolute',
        top: '100%',
        width: '340px',
        height: '24px',
      },
    },
  },
  tooltip: {
    base: {
      maxWidth: '16em',
      margin: 0,
      padding: '5px 10px',
      border: 'line',
      borderRadius: 'pill',
      bg: 'paper',
      color: 'ink',
      fontSize: 'small',
      fontWeight: 600,
      lineHeight: 1.3,
      overflow: 'visible',
      // Covers the gap to the explained element, so that the mouse can move onto the tooltip.
      '&::before': { content: '""', position: 'absolute', inset: '-6px' },
    },
  },
} as const satisfies Recipes;
