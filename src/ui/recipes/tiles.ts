import { box, column, drawn, fluid, nameFont, stack, type Recipes, type Style } from '#styles/recipe.ts';

/** Letterboxes, and features as the flats of a floor. */
export const tiles = {
  tileGrid: {
    display: 'grid',
    gridTemplateColumns: ['repeat(auto-fit,minmax(min(100%,max(8em,34%)),1fr))', null, 'repeat(4,minmax(0,1fr))'],
    hyphens: 'auto',
    border: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'ink',
    gap: '2px',
    variants: {
      tints: { four: { '& > :nth-child(3)': { bg: 'mangoLight' }, '& > :nth-child(4)': { bg: 'shell' } } },
    },
  },
  evidence: {
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,200px),1fr))',
    marginTop: fluid.row,
    '& > div': { bg: 'paper', padding: '16px 20px' },
    '& dd': { fontWeight: 700 },
    '& a': { display: 'inline-block', minHeight: '28px' },
  },
  tile: {
    position: 'relative',
    bg: 'paper',
    padding: ['14px 16px 16px', '20px 22px 22px'],
    minHeight: ['116px', '148px'],
    ...column('6px'),
    // Borders, because forced colours and print remove backgrounds.
    '&::before,&::after': {
      ...drawn,
      left: ['16px', '22px'],
      right: ['48px', '64px'],
      top: ['16px', '22px'],
      borderTopWidth: '9px',
      borderTopStyle: 'solid',
      borderRadius: 'pill',
    },
    '&::after': {
      left: ['auto', 'auto'],
      right: ['16px', '22px'],
      top: ['14px', '20px'],
      borderWidth: '6.5px',
      borderStyle: 'solid',
    },
    '& h3': {
      ...nameFont(['1.0625rem', '1.25rem'], 1.2),
      paddingTop: ['30px', '44px'],
      letterSpacing: 0,
    },
    '& p': { color: 'inkSoft', fontSize: 'small', lineHeight: 1.4 },
    '&:nth-child(8n+2),&:nth-child(8n+7)': { bg: 'mint' },
    '&:nth-child(8n+4)': { bg: 'mangoLight' },
    '&:nth-child(8n+5)': { bg: 'shell' },
  },
} as const satisfies Recipes;

export const features = {
  features: {
    display: 'grid',
    gridTemplateColumns: [null, 'repeat(3,1fr)'],
    ...box(),
    overflow: 'hidden',
    '& > li': { display: ['grid', 'block'], gridTemplateColumns: 'minmax(0,112px) minmax(min-content,1fr)' },
    // The border is upon the flat before, so that the pictures of all have one width and so one height.
    '& > li + li': { borderLeft: [0, 'line'], borderTop: ['line', 0], marginLeft: [null, '-2px'] },
    variants: {
      height: {
        low: {
          gridTemplateColumns: [null, '1fr', 'repeat(3,1fr)'],
          '& > li': { display: 'flex' },
          '& > li + li': { borderLeft: [0, 0, 'line'], borderTop: ['line', 'line', 0], marginLeft: [null, 0] },
          '& .feature-art': {
            flex: ['0 1 88px', null, '0 0 116px'],
            minWidth: 0,
            minHeight: '80px',
            aspectRatio: 'auto',
            borderBottom: 0,
            borderRight: 'line',
            '@media (max-width:17.5em)': { display: 'none' },
          },
          '& .flat': { flex: 1, gap: '2px', padding: '10px 16px', alignContent: 'center', lineHeight: 1.4 },
        },
      },
    },
  },
  featureArt: {
    minHeight: ['148px', '0'],
    aspectRatio: [null, '5/3'],
    borderRight: ['line', 0],
    borderBottom: [0, 'line'],
    '& :is(svg,img)': { size: '100%' },
  },
  flat: {
    padding: ['20px', '24px 28px 30px'],
    // The picture is narrower rather than a word broken.
    overflowWrap: 'break-word',
    ...stack(['6px', '8px']),
    alignContent: ['center', 'start'],
  },
} as const satisfies Recipes;

export const tileNames = {
  tileNames: {
    display: 'grid',
    gridTemplateColumns: [
      'repeat(auto-fit,minmax(min(100%,8em),1fr))',
      'repeat(4,minmax(0,1fr))',
      'repeat(8,minmax(0,1fr))',
    ],
    marginTop: fluid.row,
    border: 'line',
    borderRadius: 'field',
    overflow: 'hidden',
    // Small enough for the longest names of eight in a row.
    ...nameFont(['1rem', null, '.875rem', '1rem'], 1.15),
    '& li': {
      display: 'grid',
      alignContent: 'center',
      minHeight: ['52px', '64px'],
      padding: '9px',
      outline: '1px solid',
    },
  },
} as const satisfies Recipes;

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
