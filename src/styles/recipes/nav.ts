import { hibiscus } from '#brand/colours.ts';
import { headingFont, inlineRow, row, type Recipes } from '../recipe.ts';

/** The bar at the top, and the book bar at the bottom of a phone's screen. */
export const nav = {
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
  logo: {
    ...inlineRow('10px'),
    textDecoration: 'none',
    ...headingFont,
    fontSize: ['1.625rem', '1.875rem'],
    lineHeight: 1,
    letterSpacing: '-.035em',
    marginRight: 'auto',
    minHeight: '48px',
    '& svg': { flex: 'none', size: ['34px', '40px'] },
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
    '& :has(+:popover-open)': { bg: 'mint', color: 'ink' },
    // Two icons on top of each other: the second shows that the button closes the menu.
    '& .icon + .icon,& :has(+:popover-open) .icon': { opacity: 0 },
    '& :has(+:popover-open) .icon + .icon': { opacity: 1 },
  },
  bookBar: {
    display: ['flex', 'none'],
    '@media (max-height:30em)': { position: 'static' },
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 30,
    alignItems: 'center',
    gap: '8px',
    padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
    bg: 'rice',
    borderTop: 'line',
    '& .button': { flex: '1 1 auto', minWidth: 0, paddingInline: '.7em', gap: '.45em' },
    '& .round': { flex: 'none' },
    // Two buttons with words do not fit beside each other if the text is large, and two rows would cover the page.
    '@media (max-width:14em)': { '&:not(:has(.round))': { position: 'static', flexWrap: 'wrap' } },
  },
} as const satisfies Recipes;
