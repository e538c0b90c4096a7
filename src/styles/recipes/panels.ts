import { fluid } from '../theme.ts';
import { box, grid, lines, nameFont, type Recipes } from '../recipe.ts';

/**
 * The panels that the bar opens: of the services, and of the menu on small screens. `data-open` is for browsers without
 * popovers, where src/client/plain-panels.ts opens them.
 */
export const panels = {
  servicesPanel: {
    // Below its button; browsers without anchor positioning put the panel at the end of the bar.
    display: 'none',
    position: 'fixed',
    inset: `84px calc(max(0px,50vw - 656px) + ${fluid.gutter}) auto auto`,
    positionAnchor: 'auto',
    left: 'anchor(left)',
    width: '340px',
    maxHeight: 'calc(100vh - 96px)',
    margin: 0,
    ...box(),
    color: 'ink',
    padding: '10px',
    overflow: 'auto',
    '&:popover-open': { display: 'block' },
    '&[data-open]': { display: 'block' },
  },
  panelRow: {
    ...grid('72px 1fr', '14px'),
    alignItems: 'center',
    padding: '10px',
    borderRadius: 'field',
    textDecoration: 'none',
    lineHeight: 1.3,
    '&:hover': { bg: 'mintLight' },
    '& b': { display: 'block' },
    '& img': { width: '72px', height: '52px', borderRadius: 'pill' },
  },
  mobilePanel: {
    display: 'none',
    position: 'fixed',
    inset: ['66px 0 0', '78px 0 0'],
    size: 'auto',
    margin: 0,
    border: 0,
    bg: 'rice',
    color: 'ink',
    padding: 0,
    flexDirection: 'column',
    overflow: 'auto',
    '&:popover-open': { display: 'flex' },
    // Above the page also in a low window, where the bar is not.
    '&[data-open]': { display: 'flex', zIndex: 1 },
    '& nav': { padding: `8px ${fluid.gutter} 24px`, display: 'flex', flexDirection: 'column' },
    '& .button': { marginTop: '24px' },
  },
  mobileItem: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '60px',
    borderBottom: 'pale',
    ...nameFont('1.5rem', 1),
    textDecoration: 'none',
    '&[aria-current]': { color: 'hibiscusDark' },
  },
  mobileServices: {
    '&[open] summary .icon': { transform: 'rotate(180deg)' },
    '& ul': { ...lines('0 0 0 6px', 'mango'), margin: '12px 0' },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '48px',
      paddingLeft: '18px',
      fontWeight: 600,
      textDecoration: 'none',
    },
  },
  mobileFoot: {
    marginTop: 'auto',
    bg: 'mint',
    borderTop: 'line',
    '& a': { margin: `14px ${fluid.gutter}` },
    '& img': { display: 'block', width: '100%', height: 'auto' },
  },
} as const satisfies Recipes;
