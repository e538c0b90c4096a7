import { headingFont, inlineRow, type Recipes } from '#styles/recipe.ts';

/** The logo in the bar at the top. */
export const logo = {
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
} as const satisfies Recipes;

/** The bar at the bottom of a phone's screen. */
export const bookBar = {
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
