import { background, floorTile } from '#brand/pictures.ts';
import { fluid } from '../theme.ts';
import { box, grid, type Recipes } from '../recipe.ts';

/** The sections of every page and their heads. */
export const bands = {
  tileStrip: {
    height: '36px',
    bg: 'rice',
    borderTop: 'line',
    borderBottom: 'line',
    backgroundImage: background(floorTile),
    backgroundSize: '36px 36px',
    backgroundRepeat: 'repeat-x',
  },
  dark: {
    color: 'paper',
    '& :focus-visible': { outlineColor: 'mango', boxShadow: 'none' },
  },
} as const satisfies Recipes;

export const section = {
  band: {
    paddingBlock: fluid.section,
    overflowX: 'clip',
    variants: {
      background: {
        paper: { bg: 'paper' },
        mint: { bg: 'mint' },
        mango: { bg: 'mangoLight' },
      },
    },
  },
  sectionHead: {
    ...grid([null, 'minmax(0,7fr) minmax(0,5fr)'], '20px 48px'),
    alignItems: 'first baseline',
    marginBottom: fluid.below,
    '&:last-child': { marginBottom: 0 },
    '& > :only-child': { gridColumn: '1/-1' },
  },
} as const satisfies Recipes;

export const columns = {
  columns: {
    ...grid(['minmax(0,1fr)', 'repeat(3,minmax(0,1fr))'], fluid.gap),
  },
} as const satisfies Recipes;

export const panel = {
  panel: { ...box(), padding: 'clamp(24px,3vw,44px)' },
} as const satisfies Recipes;
