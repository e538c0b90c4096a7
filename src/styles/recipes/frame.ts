import { fluid } from '../theme.ts';
import { box, hiddenFromSight, inlineRow, nameFont, wrappingRow, type Recipes } from '../recipe.ts';

/** The frame of every page: its width, its small parts, and controls: buttons, text links, round buttons, pills. */
export const frame = {
  wrap: { width: '100%', maxWidth: '1312px', marginInline: 'auto', paddingInline: fluid.gutter },
  lead: { fontSize: 'lead', lineHeight: 1.5 },
  small: { fontSize: 'small', color: 'inkSoft' },
  muted: { color: 'inkSoft' },
  actions: {
    ...wrappingRow('12px 24px'),
    marginTop: '32px',
    '& .button': { flex: ['1 1 100%', 'none'] },
  },
  skip: {
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
  hidden: { ...hiddenFromSight, whiteSpace: 'nowrap' },
  icon: {
    size: '1.25em',
    flex: 'none',
    fill: 'none',
    stroke: 'current',
    strokeWidth: '2.25',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  button: {
    ...inlineRow('.6em'),
    justifyContent: 'center',
    maxWidth: '100%',
    overflowWrap: 'break-word',
    minHeight: '56px',
    // On a narrow screen, large words need the space.
    padding: '.75em min(1.6em,8vw)',
    border: 'none',
    borderRadius: 'button',
    fontWeight: 700,
    lineHeight: 1.1,
    textDecoration: 'none',
    cursor: 'pointer',
    variants: {
      tone: {
        primary: {
          bg: 'hibiscus',
          color: 'paper',
          '&:hover': { bg: 'hibiscusDark' },
          '&:disabled': { bg: 'disabled', color: 'disabledText', cursor: 'not-allowed' },
        },
        ink: { bg: 'ink', color: 'paper', '&:hover': { bg: 'inkHover' } },
        outline: { borderColor: 'ink', bg: 'rice', color: 'ink', '&:hover': { bg: 'ink', color: 'paper' } },
        mango: { bg: 'mango', color: 'ink', '&:hover': { bg: 'mangoHover' } },
      },
      size: { small: { minHeight: '48px', padding: '.6em 1.25em', fontSize: '1rem' } },
    },
  },
  textLink: {
    fontWeight: 700,
    ...inlineRow('.5em'),
    minHeight: '44px',
  },
  arrow: {},
  round: {
    size: '56px',
    ...box('round'),
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    padding: 0,
    '&:hover': { bg: 'ink', color: 'paper' },
    '& .icon': { size: '24px', gridArea: '1/1' },
    variants: { size: { small: { size: '48px' } } },
  },
} as const satisfies Recipes;

export const pill = {
  pill: {
    display: 'inline-block',
    padding: '.4em .6em',
    borderRadius: 'pill',
    color: 'paper',
    bg: 'ink',
    ...nameFont('.875rem', 1),
    letterSpacing: '.02em',
    minWidth: '3.4em',
    flex: 'none',
    whiteSpace: 'nowrap',
    textAlign: 'center',
    variants: { line: { ne: { bg: 'northEast' }, ew: { bg: 'eastWestText' } } },
  },
} as const satisfies Recipes;
