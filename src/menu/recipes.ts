import { box, drawn, fluid, grid, inlineRow, lines, nameFont, row, type Recipes } from '#styles/recipe.ts';
import { hibiscus } from '#brand/colours.ts';

/** The bar at the top, without its logo. */
export const menuBar = {
  bar: {
    position: 'sticky',
    // In a low window, such as a page at 400 % zoom, the bars would leave no space to read.
    '@media (max-height:30em) and (max-width:63.99em)': { position: 'static' },
    top: 0,
    zIndex: 20,
    bg: 'rice',
    borderBottom: 'line',
    '& > .wrap': {
      ...row('8px'),
      minHeight: ['64px', '76px'],
      paddingBlock: '6px',
    },
  },
  wideNav: {
    // On a tablet it is only the button: the links are in the menu.
    display: ['none', 'flex'],
    alignItems: 'center',
    gap: '4px',
    '& li': { position: 'relative' },
    '& > ul': { display: ['none', null, 'flex'], gap: '4px' },
    '& .button': { marginLeft: '12px', whiteSpace: 'nowrap' },
  },
  navItem: {
    ...inlineRow('6px'),
    minHeight: '48px',
    padding: '0 16px',
    border: 0,
    borderRadius: 'button',
    bg: 'transparent',
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover,&:has(+:popover-open)': { bg: 'mint' },
    '&:has(+:popover-open) .icon': { transform: 'rotate(180deg)' },
    '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${hibiscus}`, borderRadius: 0 },
  },
  menuToggle: {
    display: ['grid', null, 'none'],
    '& button:has(+:popover-open)': { bg: 'mint', color: 'ink' },
    // Two icons on top of each other: the second shows that the button closes the menu.
    '& .icon + .icon,& button:has(+:popover-open) .icon': { opacity: 0 },
    '& button:has(+:popover-open) .icon + .icon': { opacity: 1 },
  },
} as const satisfies Recipes;

export const menuLater = {
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
} as const satisfies Recipes;

/** The panels that the bar opens: of the services, and of the menu on small screens. */
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
