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
} as const satisfies Recipes;
