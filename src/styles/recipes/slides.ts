import type { Recipes } from '../recipe.ts';

/** Slides in a row, with what turns them. */
export const slides = {
  slideRow: {
    base: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: ['100%', 'calc((100% - 24px)/2)', 'calc((100% - 48px)/3)'],
      gap: '24px',
      overflowX: 'auto',
      scrollBehavior: 'smooth',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: '6px',
      padding: '6px',
      margin: '-6px',
      '& > li': { scrollSnapAlign: 'start', display: 'grid' },
    },
  },
  slideControls: {
    base: {
      display: 'flex',
      gap: '12px',
      justifyContent: ['center', 'flex-end'],
      marginTop: '20px',
      '& .round': { display: ['none', 'grid'] },
      '@media (scripting:none)': { display: 'none' },
    },
    variants: { few: { yes: { display: ['flex', null, 'none'] } } },
  },
  dot: {
    base: {
      display: ['grid', 'none'],
      width: '28px',
      height: '28px',
      padding: '8px',
      border: 0,
      bg: 'transparent',
      '&::before': { content: '""', border: 'line', borderRadius: 'round' },
      '&[aria-current]::before': { bg: 'ink' },
    },
  },
} as const satisfies Recipes;
