import { fluid } from '../theme.ts';
import type { Recipes } from '../recipe.ts';

/** The frame of every page: widths, sections and their heads. */
export const frame = {
  wrap: { base: { width: '100%', maxWidth: '1312px', marginInline: 'auto', paddingInline: fluid.gutter } },
  band: {
    base: { paddingBlock: fluid.section, overflowX: 'clip' },
    variants: {
      background: {
        rice: {},
        paper: { bg: 'paper' },
        mint: { bg: 'mint' },
        mango: { bg: 'mangoLight' },
      },
    },
  },
  sectionHead: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, 'minmax(0,7fr) minmax(0,5fr)'],
      gap: '20px 48px',
      alignItems: 'end',
      marginBottom: fluid.below,
    },
  },
  lead: {
    base: { fontSize: 'lead', lineHeight: 1.5 },
    variants: { tone: { muted: { color: 'inkSoft' } } },
  },
  small: { base: { fontSize: 'small' }, variants: { tone: { muted: { color: 'inkSoft' } } } },
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
  panel: {
    base: { bg: 'paper', border: 'line', borderRadius: 'card', padding: 'clamp(24px,3vw,44px)' },
  },
  columns: {
    base: { display: 'grid', gap: fluid.gap, gridTemplateColumns: '1fr' },
    variants: {
      count: {
        three: { gridTemplateColumns: [null, 'repeat(3,1fr)'] },
        twoWide: { gridTemplateColumns: [null, null, '1fr 1fr'], gap: '48px', alignItems: 'center' },
      },
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
  dark: {
    base: {
      color: 'paper',
      '& :focus-visible': { outlineColor: 'mango', boxShadow: 'none' },
    },
  },
  hidden: {
    base: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
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
