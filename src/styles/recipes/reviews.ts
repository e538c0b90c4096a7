import type { Recipes } from '../recipe.ts';

/** Customer reviews. */
export const reviews = {
  review: {
    base: {
      bg: 'paper',
      border: 'line',
      borderRadius: 'card',
      padding: '28px',
      display: 'flex',
      flexDirection: 'column',
      gap: '16px',
      '& blockquote': { fontWeight: 600, fontSize: '1.1875rem', lineHeight: 1.4 },
      '& figcaption': { marginTop: 'auto', lineHeight: 1.35, display: 'flex', gap: '12px', alignItems: 'center' },
      '& figcaption b': { display: 'block' },
    },
  },
  initial: {
    base: {
      width: '44px',
      height: '44px',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'round',
      bg: 'mint',
      fontFamily: 'display',
      fontWeight: 800,
    },
  },
  tag: {
    base: {
      alignSelf: 'flex-start',
      fontWeight: 700,
      fontSize: 'tiny',
      lineHeight: 1,
      letterSpacing: '.02em',
      bg: 'mangoLight',
      padding: '.45em .7em',
      borderRadius: 'pill',
    },
  },
  stars: {
    base: {
      display: 'flex',
      gap: '3px',
      '& svg': {
        width: '22px',
        height: '22px',
        fill: 'mango',
        stroke: 'ink',
        strokeWidth: '1.6',
        strokeLinejoin: 'round',
      },
      '& svg[data-empty]': { fill: 'paper' },
    },
  },
} as const satisfies Recipes;
