import { box, type Recipes, type Style } from '../recipe.ts';

const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '.08em',
  textUnderlineOffset: '.15em',
} as const satisfies Style;

/** Cards of services. */
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
