import { box, column, headingFont, type Recipes } from '#styles/recipe.ts';

/** Slides in a row with their controls, and the customer reviews in them. */
export const slides = {
  slides: {
    // Rounds the width, so that each slide is a whole number of pixels: embla calculates with whole pixels, and loops
    // only if the slides fill the row.
    width: [1, 2, 3].map((seen) => `round(down,100%,${seen}px)`),
  },
  slideView: {
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    // With scripts there are arrows. The scrollbar would disappear when embla starts, which would be a layout shift.
    '@media (scripting:enabled)': { scrollbarWidth: 'none' },
    variants: {
      turned: {
        embla: {
          overflow: 'clip',
          // The borders of the slides, which may be moved by a part of a pixel.
          overflowClipMargin: '2px',
          // The gap between the last slide and the first.
          '& .slide-row > :last-child': { width: '100%', marginRight: '24px' },
        },
      },
    },
  },
  slideRow: {
    display: 'grid',
    gridAutoFlow: 'column',
    // A third is rounded up; otherwise it would be some hundredths of a pixel too narrow.
    gridAutoColumns: ['100%', 'calc(50% - 12px)', 'calc(33.3334% - 16px)'],
    gap: '24px',
    '& > *': { scrollSnapAlign: 'start', display: 'grid' },
  },
  slideControls: {
    display: 'flex',
    // On a narrow phone, dots that do not fit wrap to a second row.
    flexWrap: ['wrap', 'nowrap'],
    gap: '12px',
    justifyContent: ['center', 'flex-end'],
    marginTop: '20px',
    '& .round': { display: ['none', 'grid'] },
    '@media (scripting:none)': { display: 'none' },
    variants: { few: { two: { display: [null, 'none'] }, three: { display: [null, null, 'none'] } } },
  },
  dot: {
    display: ['grid', 'none'],
    size: '28px',
    padding: '8px',
    border: 0,
    bg: 'transparent',
    '&::before': { content: '""', border: 'line', borderRadius: 'round' },
    '&[aria-current]::before': { bg: 'ink' },
  },
  review: {
    ...box(),
    padding: '28px',
    ...column('16px'),
    '& blockquote': { fontWeight: 600, fontSize: '1.1875rem', lineHeight: 1.4 },
    '& figcaption': { marginTop: 'auto', lineHeight: 1.35, display: 'flex', gap: '12px', alignItems: 'center' },
    '& figcaption b': { display: 'block' },
  },
  initial: {
    size: '44px',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'round',
    bg: 'mint',
    ...headingFont,
  },
  tag: {
    alignSelf: 'flex-start',
    fontWeight: 700,
    fontSize: 'tiny',
    lineHeight: 1,
    letterSpacing: '.02em',
    bg: 'mangoLight',
    padding: '.45em .7em',
    borderRadius: 'pill',
  },
  stars: {
    display: 'flex',
    gap: '3px',
    '& svg': {
      size: '22px',
      fill: 'mango',
      stroke: 'ink',
      strokeWidth: '1.6',
      strokeLinejoin: 'round',
    },
    '& svg[data-empty]': { fill: 'paper' },
  },
} as const satisfies Recipes;

export const widget = {
  // The height from site.yaml, reserved before the widget loads.
  widget: { height: 'var(--widget)' },
} as const satisfies Recipes;

export const draggable = {
  // Slides that embla controls.
  draggable: { cursor: 'grab', userSelect: 'none', touchAction: 'pan-y pinch-zoom' },
} as const satisfies Recipes;
