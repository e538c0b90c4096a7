import { drawn, grid, numbered, row, type Recipes } from '#styles/recipe.ts';

/** The notice and the list of its sections. */
export const article = {
  article: {
    ...grid([null, '4fr 8fr'], '32px 64px'),
    alignItems: 'start',
  },
  contents: {
    position: [null, 'sticky'],
    top: '104px',
    counterReset: 'part',
    '& a': {
      ...row('14px'),
      minHeight: '44px',
      fontWeight: 600,
      textDecoration: 'none',
    },
    '& a:hover': { textDecoration: 'underline' },
    '& a::before': {
      counterIncrement: 'part',
      content: 'counter(part)',
      ...numbered('32px', '3px'),
      fontSize: 'small',
    },
    '& li': { position: 'relative' },
    '& li + li::before': {
      ...drawn,
      left: '13px',
      top: '-10px',
      width: '6px',
      height: '18px',
      bg: 'pandan',
    },
  },
  articleBody: {
    maxWidth: '38em',
    '& h2': { fontSize: 'group', marginTop: '44px', marginBottom: '10px' },
    '& section:first-child h2': { marginTop: 0 },
  },
} as const satisfies Recipes;
