import { fluid } from '../theme.ts';
import { box, column, grid, spreadRow, type Recipes, type Style } from '../recipe.ts';

const underlined: Style = {
  textDecoration: 'underline',
  textDecorationThickness: '.08em',
  textUnderlineOffset: '.15em',
};

/** Cards of services and areas. */
export const cards = {
  card: {
    ...box(),
    overflow: 'hidden',
    display: ['block', 'flex'],
    flexDirection: 'column',
    height: '100%',
    textDecoration: 'none',
    '&:hover h3': underlined,
  },
  cardBody: {
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
  areaGrid: {
    ...grid([null, 'repeat(2,1fr)', 'repeat(4,1fr)'], '20px'),
    // On a phone the cards are in a row that scrolls sideways.
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
  areaCard: {
    ...column('8px'),
    height: '100%',
    ...box('toast'),
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
  areaPicture: {
    margin: '-20px -20px 4px',
    borderBottom: 'line',
    overflow: 'hidden',
    '& img': { display: 'block', width: '100%', height: 'auto' },
  },
  areaCardTop: spreadRow('4px 8px'),
} as const satisfies Recipes;

export const vignette = {
  vignette: {
    // On a phone it is small, whole, and beside the name.
    float: ['right', 'none'],
    width: ['104px', '100%'],
    height: 'auto',
    margin: ['18px 20px 8px 14px', 0],
    border: ['line', 0],
    borderRadius: ['field', 0],
  },
} as const satisfies Recipes;
