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
      display: ['grid', 'flex'],
      gridTemplateColumns: '112px 1fr',
      flexDirection: 'column',
      height: '100%',
      textDecoration: 'none',
      '&:hover h3': underlined,
    },
  },
  vignette: {
    base: {
      display: 'block',
      width: '100%',
      height: ['100%', 'auto'],
      aspectRatio: [null, '8/5'],
      objectFit: 'cover',
    },
  },
  cardBody: {
    base: {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      gap: '10px',
      bg: 'paper',
      borderLeft: ['line', 0],
      borderTop: [0, 'line'],
      position: 'relative',
      padding: ['20px 20px 14px', '26px 28px 24px'],
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
            '& .area-picture': { margin: '0 -10px' },
            '& p': { display: 'none' },
            '& .area-card-top': { flexWrap: 'wrap', gap: '4px 6px' },
            '& .pill': { fontSize: 'tiny', paddingInline: '.1em' },
            '& h3': { fontSize: '1.0625rem' },
            '& .area-card .text-link': { ...hiddenFromSight, minHeight: 0 },
            '& .sign-cell': { gridColumn: '1/-1' },
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
      // The arrow follows the last word, also of a name that needs a second line.
      '& .text-link': { display: 'block', minHeight: 0, marginTop: 'auto', fontSize: 'small' },
      '& .arrow': { display: 'inline-block', verticalAlign: '-.25em' },
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
  areaCardTop: { base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8px' } },
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
    base: {},
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
