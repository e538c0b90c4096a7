import { fluid } from '../theme.ts';
import { hiddenFromSight, type Recipes, type Style } from '../recipe.ts';

const underlined: Style = {
  textDecoration: 'underline',
  textDecorationThickness: '.08em',
  textUnderlineOffset: '.15em',
};

/** Cards of services and areas, wayfinding signs, and the heads of groups of cards. */
export const cards = {
  card: {
    base: {
      bg: 'paper',
      borderRadius: 'card',
      border: 'line',
      overflow: 'hidden',
      display: ['block', 'flex'],
      flexDirection: 'column',
      height: '100%',
      textDecoration: 'none',
      '&:hover h3': underlined,
    },
  },
  vignette: {
    base: {
      // On a phone it is small, whole, and beside the name.
      float: ['right', 'none'],
      width: ['104px', '100%'],
      height: 'auto',
      margin: ['18px 20px 8px 14px', 0],
      border: ['line', 0],
      borderRadius: ['field', 0],
    },
  },
  cardBody: {
    base: {
      display: [null, 'flex'],
      flexDirection: 'column',
      flex: 1,
      gap: '10px',
      borderTop: [0, 'line'],
      padding: ['20px 20px 10px', '26px 28px 24px'],
      // A long word is below the picture.
      '& h3': { overflowWrap: 'normal' },
      '& p': { marginTop: ['8px', 0] },
      '& .text-link': { marginTop: 'auto', paddingTop: '8px', color: 'hibiscus' },
    },
  },
  areaGrid: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, 'repeat(2,1fr)', 'repeat(4,1fr)'],
      gap: ['12px', '20px'],
    },
    variants: {
      // On a phone the cards of a few areas are in a row that scrolls sideways.
      phone: {
        row: {
          '@media (max-width:47.99em)': {
            display: 'flex',
            overflowX: 'auto',
            scrollSnapType: 'x mandatory',
            scrollbarWidth: 'none',
            marginInline: `calc(-1*${fluid.gutter})`,
            paddingInline: fluid.gutter,
            scrollPaddingInline: fluid.gutter,
            '& > li': { flex: '0 0 80%', scrollSnapAlign: 'start' },
          },
        },
        // On a phone, many cards are side by side, each with its picture, its name and its code. The words of its link
        // are only for screen readers.
        pairs: {
          '@media (max-width:47.99em)': {
            gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,7.6em),1fr))',
            '& .area-card': { position: 'relative', padding: '0 10px 10px' },
            // Forty drawings would block a phone while it loads the index, so each is drawn when it comes into view.
            '& .area-picture': {
              margin: '0 -10px',
              bg: 'mint',
              boxSizing: 'content-box',
              aspectRatio: '5/3',
              contentVisibility: 'auto',
            },
            '& p': { display: 'none' },
            '& .pill': { fontSize: 'tiny', paddingInline: '.1em' },
            '& h3': { fontSize: '1.0625rem' },
            '& .area-card .text-link': { ...hiddenFromSight, minHeight: 0 },
            '& .sign-card': { padding: '12px', '& b': { fontSize: '1.0625rem' } },
          },
        },
      },
    },
  },
  areaCard: {
    base: {
      display: 'flex',
      flexDirection: 'column',
      gap: '8px',
      height: '100%',
      bg: 'paper',
      border: 'line',
      borderRadius: 'toast',
      padding: '20px',
      textDecoration: 'none',
      lineHeight: 1.4,
      overflow: 'hidden',
      '& p': { fontSize: 'small', color: 'inkSoft' },
      // The arrow follows the last word, also of a name that needs a second line: it takes no space in the line.
      '& .text-link': { display: 'block', minHeight: 0, marginTop: 'auto', paddingRight: '1.75em', fontSize: 'small' },
      '& .arrow': { display: 'inline-block', marginRight: '-1.75em', verticalAlign: '-.25em' },
      '&:hover': { bg: 'mintLight' },
      '&:hover h3': underlined,
    },
  },
  areaPicture: {
    base: {
      margin: '-20px -20px 4px',
      borderBottom: 'line',
      overflow: 'hidden',
      '& img': {
        display: 'block',
        width: '100%',
        height: 'auto',
      },
    },
  },
  areaCardTop: {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4px 8px',
    },
  },
  signCard: {
    base: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '6px',
      bg: 'ink',
      color: 'paper',
      // Visible only in forced colours, which remove backgrounds.
      border: 'none',
      borderRadius: 'toast',
      padding: '20px',
      height: '100%',
      textDecoration: 'none',
      lineHeight: 1.4,
      '& b': { fontFamily: 'display', fontWeight: 800, fontSize: 'group', lineHeight: 1.1, color: 'mango' },
    },
  },
  signCell: {
    base: {
      // In two columns.
      '@media (max-width:63.99em)': { '&:nth-child(odd)': { gridColumn: '1/-1' } },
    },
    variants: {
      fill: {
        two: { gridColumn: [null, null, 'span 2'] },
        three: { gridColumn: [null, null, 'span 3'] },
        four: { gridColumn: '1/-1' },
      },
    },
  },
  groupHead: {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '18px',
      margin: ['32px 0 8px', '56px 0 24px'],
      // Makes up for the section's own space above; with both, the gap would be too large.
      '&:first-child': { marginTop: ['-28px', '-40px'] },
      color: 'ink',
      '& h2': { fontSize: 'group', color: 'ink' },
      '&::after': { content: '""', flex: 1, height: '12px', borderRadius: 'pill', bg: 'current' },
    },
    variants: { line: { ne: { color: 'northEast' }, ew: { color: 'eastWest' } } },
  },
} as const satisfies Recipes;
