import type { Recipes } from '../recipe.ts';

/** Customer reviews. */
export const reviews = {
  reviews: {
    base: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: ['100%', 'calc((100% - 24px)/2)', 'calc((100% - 48px)/3)'],
      gap: '24px',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: '6px',
      padding: '6px',
      margin: '-6px',
      scrollbarWidth: 'thin',
    },
  },
  review: {
    base: {
      scrollSnapAlign: 'start',
      bg: 'paper',
      border: 'line',
      borderRadius: 'card',
      padding: '28px',
      display: 'flex',
      flexDirection: 'column',
      gap: '16px',
      '& blockquote': { fontWeight: 600, fontSize: '1.1875rem', lineHeight: 1.4 },
      '& figcaption': { marginTop: 'auto', lineHeight: 1.35 },
      '& figcaption b': { display: 'block' },
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
