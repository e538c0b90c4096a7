import type { Recipes } from '../recipe.ts';

/** What stands only under a mouse or the keyboard's focus, by script. */
export const hover = {
  // The mouse on its way from the button to the panel below has not left them.
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
      // Over the gap to what it explains, so that the mouse can come over.
      '&::before': { content: '""', position: 'absolute', inset: '-6px' },
    },
  },
} as const satisfies Recipes;
