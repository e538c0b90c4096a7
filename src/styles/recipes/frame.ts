import { fluid } from '../theme.ts';
import { hiddenFromSight, type Recipes } from '../recipe.ts';

/** The frame of every page: its width, its small parts. */
export const frame = {
  wrap: { base: { width: '100%', maxWidth: '1312px', marginInline: 'auto', paddingInline: fluid.gutter } },
  lead: {
    base: { fontSize: 'lead', lineHeight: 1.5 },
    variants: { tone: { muted: { color: 'inkSoft' } } },
  },
  small: { base: { fontSize: 'small', color: 'inkSoft' } },
  muted: { base: { color: 'inkSoft' } },
  actions: {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px 24px',
      alignItems: 'center',
      marginTop: '32px',
      '& .button': { flex: ['1 1 100%', 'none'] },
    },
  },
  skip: {
    base: {
      position: 'absolute',
      left: '16px',
      top: '-80px',
      bg: 'ink',
      color: 'paper',
      padding: '12px 20px',
      borderRadius: 'field',
      zIndex: 99,
      '&:focus': { top: '12px' },
    },
  },
  hidden: { base: { ...hiddenFromSight, whiteSpace: 'nowrap' } },
  icon: {
    base: {
      width: '1.25em',
      height: '1.25em',
      flex: 'none',
      fill: 'none',
      stroke: 'current',
      strokeWidth: '2.25',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
} as const satisfies Recipes;
