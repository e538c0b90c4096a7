import { box, fluid, grid, hiddenFromSight, inlineRow, nameFont, wrappingRow, type Recipes } from '#styles/recipe.ts';

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

export const field = {
  field: {
    '& label': { fontWeight: 700, display: 'block', marginBottom: '7px' },
    '& :is(input,select,textarea)': {
      width: '100%',
      minHeight: '56px',
      padding: '14px 18px',
      border: 'field',
      borderRadius: 'field',
      bg: 'paper',
      fontWeight: 500,
      lineHeight: 1.5,
      appearance: 'none',
    },
    '& textarea': { resize: 'vertical' },
    '& :is(input,select,textarea):hover': { borderColor: 'ink' },
    '& :is(input,select,textarea):focus': {
      borderColor: 'ink',
      outline: '3px solid',
      outlineColor: 'mango',
      outlineOffset: 0,
      boxShadow: 'none',
    },
  },
} as const satisfies Recipes;

export const overPage = {
  // An error message over the page.
  toast: {
    position: 'fixed',
    right: ['16px', '24px'],
    left: ['16px', 'auto'],
    // Below the bar, where it does not cover the button that sends the form.
    top: ['76px', '100px'],
    zIndex: 50,
    ...grid('auto 1fr auto', '14px'),
    alignItems: 'start',
    maxWidth: '440px',
    padding: '18px 18px 18px 20px',
    border: 'paper',
    borderRadius: 'toast',
    bg: 'error',
    lineHeight: 1.4,
    '& b': { display: 'block' },
    '& > .icon': { size: '24px' },
  },
  toastClose: {
    size: '32px',
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    bg: 'transparent',
    color: 'current',
    cursor: 'pointer',
  },
  // The progress bar at the top edge of the window while a page loads slowly.
  progress: {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 40,
    height: '4px',
    bg: 'hibiscus',
    transformOrigin: '0 50%',
    transform: 'scaleX(.9)',
  },
} as const satisfies Recipes;
