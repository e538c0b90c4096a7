import { fluid } from '../theme.ts';
import { hiddenFromSight, type Recipes } from '../recipe.ts';

/** The frame of every page: its width, its small parts, and controls: buttons, text links, round buttons, pills. */
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
  button: {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '.6em',
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
    },
    variants: {
      tone: {
        primary: {
          bg: 'hibiscus',
          color: 'paper',
          '&:hover': { bg: 'hibiscusDark' },
          '&:is(:disabled,[aria-disabled])': { bg: 'disabled', color: 'disabledText', cursor: 'not-allowed' },
        },
        ink: { bg: 'ink', color: 'paper', '&:hover': { bg: 'inkHover' } },
        outline: { borderColor: 'ink', bg: 'rice', color: 'ink', '&:hover': { bg: 'ink', color: 'paper' } },
        mango: { bg: 'mango', color: 'ink', '&:hover': { bg: 'mangoHover' } },
      },
      size: { small: { minHeight: '48px', padding: '.6em 1.25em', fontSize: '1rem' } },
    },
  },
  textLink: {
    base: {
      fontWeight: 700,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '.5em',
      minHeight: '44px',
    },
  },
  arrow: { base: {} },
  round: {
    base: {
      width: '56px',
      height: '56px',
      borderRadius: 'round',
      border: 'line',
      bg: 'paper',
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
      color: 'ink',
      padding: 0,
      '&:hover': { bg: 'ink', color: 'paper' },
      '& .icon': { width: '24px', height: '24px', gridArea: '1/1' },
    },
    variants: { size: { small: { width: '48px', height: '48px' } } },
  },
  pill: {
    base: {
      display: 'inline-block',
      padding: '.4em .6em',
      borderRadius: 'pill',
      color: 'paper',
      bg: 'ink',
      fontFamily: 'display',
      fontWeight: 700,
      fontSize: '.875rem',
      lineHeight: 1,
      letterSpacing: '.02em',
      minWidth: '3.4em',
      flex: 'none',
      whiteSpace: 'nowrap',
      textAlign: 'center',
    },
    variants: { line: { ne: { bg: 'northEast' }, ew: { bg: 'eastWestText' } } },
  },
} as const satisfies Recipes;
