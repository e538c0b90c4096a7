import { drawn, grid, headingFont, numbered, row, spreadRow, stack, type Recipes } from '#styles/recipe.ts';

/** Running text: the story, the privacy notice, the contact details, the box of the thank-you page. */
export const story = {
  story: {
    ...grid([null, '5fr 7fr'], '32px 64px'),
    alignItems: 'start',
    '& > div': { display: 'grid', gap: '18px', maxWidth: '38em' },
  },
  bigNumber: {
    ...headingFont,
    fontSize: 'year',
    lineHeight: 0.8,
    color: 'hibiscus',
    letterSpacing: '-.05em',
  },
} as const satisfies Recipes;

export const markdown = {
  markdown: {
    ...stack('18px'),
    '& :is(ul,ol)': { paddingLeft: '1.3em' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: 'hibiscus' },
  },
} as const satisfies Recipes;

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

export const contact = {
  // The form comes first; below 1024 px the details follow it.
  contactColumns: {
    ...grid(['minmax(0,1fr)', null, 'minmax(0,7fr) minmax(0,5fr)'], ['40px', null, '64px']),
    alignItems: 'start',
    marginTop: ['-36px', 0],
  },
  details: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'start',
    '& h2': { fontSize: 'group', marginTop: [0, null, 'clamp(24px,3vw,44px)'] },
    '& h3': { fontSize: '1.25rem', margin: '32px 0 8px' },
    '& table': { borderCollapse: 'collapse', width: '100%' },
    '& :is(th,td)': {
      textAlign: 'left',
      verticalAlign: 'baseline',
      padding: '6px 12px 6px 0',
      borderBottom: 'pale',
    },
    '& th': { fontWeight: 400 },
    '& td': { fontWeight: 600, textWrap: 'balance' },
    '& table + p': { marginTop: '8px' },
  },
  reach: {
    marginTop: '16px',
    '& a': {
      ...grid('44px minmax(0,1fr)', '12px'),
      alignItems: 'center',
      minHeight: '64px',
      padding: '8px 16px',
      bg: 'paper',
      border: 'line',
      textDecoration: 'none',
      lineHeight: 1.3,
      '&:hover': { bg: 'mintLight' },
      '&:focus-visible': { outlineOffset: '-8px', boxShadow: 'none' },
    },
    '& a + a': { marginTop: '-2px' },
    '& a:first-child': { borderTopLeftRadius: '20px', borderTopRightRadius: '20px' },
    '& a:last-child': { borderBottomLeftRadius: '20px', borderBottomRightRadius: '20px' },
    '& .icon': { size: '44px', padding: '11px', borderRadius: 'round', bg: 'mango' },
    '& b': { display: 'block' },
  },
  // The state of the office is beside the heading, or below it where there is no room.
  openNow: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    margin: '32px 0 8px',
    '& h3': { margin: 0 },
    // The state has its line before a script writes it, so nothing moves.
    '& p': { flexBasis: '15em', minHeight: '1.6em', fontSize: 'small', fontWeight: 600 },
  },
  map: {
    border: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'mintLight',
    '& iframe': { display: 'block', width: '100%', aspectRatio: '2', border: 0, borderBottom: 'line' },
    '& figcaption': {
      ...spreadRow('0 20px'),
      padding: '6px 16px',
      bg: 'paper',
      lineHeight: 1.4,
    },
  },
} as const satisfies Recipes;

export const nextBox = {
  nextBox: {
    marginTop: '18px',
    padding: '12px 20px',
    lineHeight: 1.4,
    // Narrow enough to stay left of the block in the picture.
    maxWidth: [null, null, null, 'min(38vw,500px)'],
    '& h2': { fontSize: '1.125rem', marginBottom: '6px' },
  },
} as const satisfies Recipes;
