import type { Recipes } from '../recipe.ts';

/** Running text: the story, the privacy notice, the contact details, the error screens. */
export const prose = {
  story: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, '5fr 7fr'],
      gap: '32px 64px',
      alignItems: 'start',
      '& > div': { display: 'grid', gap: '18px', maxWidth: '38em' },
    },
  },
  bigNumber: {
    base: {
      fontFamily: 'display',
      fontWeight: 800,
      fontSize: 'year',
      lineHeight: 0.8,
      color: 'hibiscus',
      letterSpacing: '-.05em',
    },
  },
  markdown: { base: { display: 'grid', gap: '18px' } },
  article: {
    base: { display: 'grid', gridTemplateColumns: [null, '4fr 8fr'], gap: '32px 64px', alignItems: 'start' },
  },
  contents: {
    base: {
      position: [null, 'sticky'],
      top: '104px',
      counterReset: 'part',
      '& a': {
        display: 'flex',
        gap: '14px',
        alignItems: 'center',
        minHeight: '44px',
        fontWeight: 600,
        textDecoration: 'none',
      },
      '& a:hover': { textDecoration: 'underline' },
      '& a::before': {
        counterIncrement: 'part',
        content: 'counter(part)',
        width: '32px',
        height: '32px',
        borderWidth: '3px',
        borderStyle: 'solid',
        borderColor: 'ink',
        borderRadius: 'round',
        display: 'grid',
        placeItems: 'center',
        fontFamily: 'display',
        fontWeight: 800,
        fontSize: 'small',
        lineHeight: 1,
        bg: 'paper',
      },
      '& li': { position: 'relative' },
      '& li + li::before': {
        content: '""',
        position: 'absolute',
        left: '13px',
        top: '-10px',
        width: '6px',
        height: '18px',
        bg: 'pandan',
      },
    },
  },
  articleBody: {
    base: {
      maxWidth: '38em',
      '& h2': { fontSize: 'group', marginTop: '44px', marginBottom: '10px' },
      '& section:first-child h2': { marginTop: 0 },
    },
  },
  contactColumns: {
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,400px),1fr))',
      gap: 'clamp(2rem,5vw,5rem)',
      alignItems: 'start',
      '& > *': { minWidth: 0 },
    },
  },
  details: {
    base: {
      display: 'grid',
      gap: '22px',
      margin: '28px 0 32px',
      '& > div': { position: 'relative', minHeight: '48px', paddingLeft: '64px' },
      '& dt > .icon': {
        position: 'absolute',
        left: 0,
        top: 0,
        width: '48px',
        height: '48px',
        padding: '12px',
        borderRadius: 'round',
        bg: 'mango',
      },
      '& dt': { fontFamily: 'display', fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.3 },
      '& dd a': { display: 'inline-block', minHeight: '28px' },
      '& table': { borderCollapse: 'collapse', margin: '6px 0 8px' },
      '& th': {
        textAlign: 'left',
        fontWeight: [600, 400],
        padding: ['8px 0 0', '4px 28px 4px 0'],
        display: ['block', 'table-cell'],
      },
      // A special day with its dates may take two lines; its hours, and those of the other days, take one.
      '& td': { padding: ['0', '4px 0'], display: ['block', 'table-cell'], whiteSpace: [null, 'nowrap'] },
      '& :is(th,td)': { verticalAlign: 'baseline' },
    },
  },
  // Reserves the line before its text is known, so that nothing moves when it appears.
  openNow: { base: { minHeight: '1.6em', fontWeight: 600 } },
  map: {
    base: {
      border: 'line',
      borderRadius: 'card',
      overflow: 'hidden',
      bg: 'mintLight',
      '& iframe': { display: 'block', width: '100%', aspectRatio: '2', border: 0 },
    },
  },
  nextBox: {
    base: {
      marginTop: '18px',
      padding: '12px 20px',
      lineHeight: 1.4,
      // Left of the block in the picture, and with the links above its roof.
      maxWidth: [null, null, null, 'min(38vw,500px)'],
      '& h2': { fontSize: '1.125rem' },
    },
  },
} as const satisfies Recipes;
