import { hibiscus } from '#brand/colours.ts';
import { fluid } from '../theme.ts';
import type { Recipes } from '../recipe.ts';

/** The bar at the top, its Services panel, the panel of small screens, and the book bar at the foot of a phone. */
export const nav = {
  bar: {
    base: {
      position: 'sticky',
      // In a low window, such as a page at 400 % zoom, the bars would leave no space to read.
      '@media (max-height:30em) and (max-width:63.99em)': { position: 'static' },
      top: 0,
      zIndex: 20,
      bg: 'rice',
      borderBottom: 'line',
      '& > .wrap': { display: 'flex', alignItems: 'center', gap: '8px', height: ['64px', '76px'] },
    },
  },
  logo: {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      textDecoration: 'none',
      fontFamily: 'display',
      fontWeight: 800,
      fontSize: ['1.625rem', '1.875rem'],
      lineHeight: 1,
      letterSpacing: '-.035em',
      marginRight: 'auto',
      minHeight: '48px',
      '& svg': { flex: 'none', width: ['34px', '40px'], height: ['34px', '40px'] },
    },
  },
  wideNav: {
    base: {
      display: ['none', null, 'flex'],
      alignItems: 'center',
      gap: '4px',
      '& li': { position: 'relative' },
      '& > ul': { display: 'flex', gap: '4px' },
      '& .button': { marginLeft: '12px' },
    },
  },
  navItem: {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      minHeight: '48px',
      padding: '0 16px',
      border: 0,
      borderRadius: 'button',
      bg: 'transparent',
      fontWeight: 600,
      lineHeight: 1,
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover,&:has(+:popover-open)': { bg: 'mint' },
      '&:has(+:popover-open) .icon': { transform: 'rotate(180deg)' },
      '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${hibiscus}`, borderRadius: 0 },
    },
  },
  servicesPanel: {
    base: {
      // Below its button; browsers without anchor positioning put the panel at the end of the bar.
      inset: `84px calc(max(0px,50vw - 656px) + ${fluid.gutter}) auto auto`,
      positionAnchor: 'auto',
      left: 'anchor(left)',
      width: '340px',
      maxHeight: 'calc(100vh - 96px)',
      margin: 0,
      bg: 'paper',
      color: 'ink',
      border: 'line',
      borderRadius: 'card',
      padding: '10px',
    },
  },
  panelRow: {
    base: {
      display: 'grid',
      gridTemplateColumns: '72px 1fr',
      gap: '14px',
      alignItems: 'center',
      padding: '10px',
      borderRadius: 'field',
      textDecoration: 'none',
      lineHeight: 1.3,
      '&:hover': { bg: 'mintLight' },
      '& b': { display: 'block' },
      '& img': { width: '72px', height: '52px', borderRadius: 'pill' },
    },
  },
  menuToggle: {
    base: {
      display: ['grid', null, 'none'],
      '& :has(+:popover-open)': { bg: 'mint', color: 'ink' },
      // Two icons on top of each other: the second shows that the button closes the menu.
      '& .icon + .icon,& :has(+:popover-open) .icon': { opacity: 0 },
      '& :has(+:popover-open) .icon + .icon': { opacity: 1 },
    },
  },
  mobilePanel: {
    base: {
      inset: ['66px 0 0', '78px 0 0'],
      width: 'auto',
      height: 'auto',
      margin: 0,
      border: 0,
      bg: 'rice',
      color: 'ink',
      padding: 0,
      flexDirection: 'column',
      '&:popover-open': { display: 'flex' },
      '& nav': { padding: `8px ${fluid.gutter} 24px`, display: 'flex', flexDirection: 'column' },
      '& .button': { marginTop: '24px' },
    },
  },
  mobileItem: {
    base: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: '60px',
      borderBottomWidth: '2px',
      borderBottomStyle: 'solid',
      borderColor: 'line',
      fontFamily: 'display',
      fontWeight: 700,
      fontSize: '1.5rem',
      lineHeight: 1,
      textDecoration: 'none',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-current]': { color: 'hibiscusDark' },
    },
  },
  mobileServices: {
    base: {
      '&[open] summary .icon': { transform: 'rotate(180deg)' },
      '& ul': { borderLeftWidth: '6px', borderLeftStyle: 'solid', borderColor: 'mango', margin: '12px 0' },
      '& li a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: '48px',
        paddingLeft: '18px',
        fontWeight: 600,
        textDecoration: 'none',
      },
    },
  },
  mobileFoot: {
    base: {
      marginTop: 'auto',
      bg: 'mint',
      borderTop: 'line',
      '& a': { margin: `14px ${fluid.gutter}` },
      '& img': { display: 'block', width: '100%', height: 'auto' },
    },
  },
  bookBar: {
    base: {
      display: ['flex', 'none'],
      '@media (max-height:30em)': { position: 'static' },
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 30,
      gap: '8px',
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      bg: 'rice',
      borderTop: 'line',
      '& .button': { flex: '1 1 auto', minWidth: 0, paddingInline: '.7em' },
      '& .round': { flex: 'none' },
    },
  },
  // Where its word has no space, it goes out of sight whole, and the sign stays.
  bookChat: {
    base: {
      flex: '0 1 auto!important' as '0 1 auto',
      minWidth: '56px!important' as '56px',
      whiteSpace: 'nowrap',
      height: '56px',
      paddingBlock: 0,
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      gap: '8px .45em',
      overflow: 'hidden',
      '& .icon': { width: '1.5rem', height: '52px' },
      '& span': { lineHeight: '52px' },
    },
  },
} as const satisfies Recipes;
