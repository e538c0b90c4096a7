import { box, drawn, grid, row, type Recipes } from '../recipe.ts';

/** Parts that only scripts show; their stylesheet is fetched after the page. */
export const later = {
  // Covers the gap between the button and the panel, so that the mouse does not leave them on its way.
  servicesItem: {
    '&:has(:popover-open)::after': { ...drawn, top: '100%', width: '340px', height: '24px' },
  },
  // The field at the foot of both menus.
  menuFinder: {
    ...grid('minmax(0,1fr) auto', '8px'),
    alignItems: 'end',
    margin: '16px 0 0',
    fontWeight: 700,
    '& input': { width: '100%', minHeight: '48px', padding: '0 14px', border: 'field', borderRadius: 'field' },
  },
  tooltip: {
    maxWidth: '16em',
    margin: 0,
    padding: '5px 10px',
    ...box('pill'),
    color: 'ink',
    fontSize: 'small',
    fontWeight: 600,
    lineHeight: 1.3,
    overflow: 'visible',
    // Covers the gap to the explained element, so that the mouse can move onto the tooltip.
    '&::before': { ...drawn, inset: '-6px' },
  },

  // Messages of a form while it is filled in and sent: below a field, above all fields, and disabled controls.
  fieldState: {
    '& :is(input,select,textarea):disabled': {
      bg: 'disabledField',
      color: 'disabledText',
      borderColor: 'disabledLine',
      opacity: 1,
      cursor: 'not-allowed',
    },
    variants: {
      state: {
        error: { '& :is(input,select,textarea)': { borderColor: 'error', bg: 'errorLight' } },
        success: { '& :is(input,select,textarea)': { borderColor: 'pandan' } },
      },
    },
  },
  fieldNote: {
    ...row('8px'),
    marginTop: '8px',
    fontWeight: 600,
    fontSize: 'small',
    variants: { tone: { error: { color: 'error' }, success: { color: 'pandanDark' } } },
  },
  dots: {},
  notice: {
    display: 'flex',
    gap: '12px',
    border: 'error',
    bg: 'errorLight',
    color: 'error',
    borderRadius: 'field',
    padding: '14px 16px',
    fontWeight: 600,
    fontSize: 'small',
  },

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

  // Slides that embla controls.
  draggable: { cursor: 'grab', userSelect: 'none', touchAction: 'pan-y pinch-zoom' },
} as const satisfies Recipes;
