import type { Recipes } from '../recipe.ts';

/** Features as the flats of a floor. */
export const features = {
  features: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, 'repeat(3,1fr)'],
      border: 'line',
      borderRadius: 'card',
      overflow: 'hidden',
      bg: 'paper',
      '& > li': { display: ['grid', 'block'], gridTemplateColumns: 'minmax(0,124px) minmax(min-content,1fr)' },
      '& > li + li': { borderLeft: [0, 'line'], borderTop: ['line', 0] },
    },
    variants: {
      height: {
        low: {
          gridTemplateColumns: [null, '1fr', 'repeat(3,1fr)'],
          '& > li': { display: 'flex' },
          '& > li + li': { borderLeft: [0, 0, 'line'], borderTop: ['line', 'line', 0] },
          '& .feature-art': {
            flex: ['0 1 88px', null, '0 0 116px'],
            minWidth: 0,
            minHeight: '80px',
            aspectRatio: 'auto',
            borderBottom: 0,
            borderRight: 'line',
            '@media (max-width:17.5em)': { display: 'none' },
          },
          '& .flat': { gap: '2px', padding: '10px 16px', alignContent: 'center', lineHeight: 1.4 },
        },
      },
    },
  },
  featureArt: {
    base: {
      minHeight: ['148px', '0'],
      aspectRatio: [null, '5/3'],
      borderRight: ['line', 0],
      borderBottom: [0, 'line'],
      '& :is(svg,img)': { width: '100%', height: '100%' },
    },
  },
  flat: {
    base: {
      padding: ['20px', '24px 28px 30px'],
      // The picture is narrower rather than a word broken.
      overflowWrap: 'break-word',
      display: 'grid',
      gap: ['6px', '8px'],
      alignContent: ['center', 'start'],
    },
  },
} as const satisfies Recipes;
