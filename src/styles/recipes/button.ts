import type { Recipes } from '../recipe.ts';

/** Controls: buttons, text links with an arrow, round buttons. */
export const button = {
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
