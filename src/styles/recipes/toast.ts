import type { Recipes } from '../recipe.ts';

/** An error message over the page. */
export const toast = {
  toast: {
    base: {
      position: 'fixed',
      right: ['16px', '24px'],
      left: ['16px', 'auto'],
      bottom: ['92px', '24px'],
      zIndex: 50,
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gap: '14px',
      alignItems: 'start',
      maxWidth: '440px',
      padding: '18px 18px 18px 20px',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'paper',
      borderRadius: 'toast',
      bg: 'error',
      lineHeight: 1.4,
      '& b': { display: 'block' },
      '& > .icon': { width: '24px', height: '24px' },
    },
  },
  toastClose: {
    base: {
      width: '32px',
      height: '32px',
      display: 'grid',
      placeItems: 'center',
      padding: 0,
      border: 0,
      bg: 'transparent',
      color: 'current',
      cursor: 'pointer',
    },
  },
} as const satisfies Recipes;
