import { box, drawn, fluid, grid, headingFont, wrappingRow, type Recipes } from '#styles/recipe.ts';
import { dot, yellow, asRide, dusk, light, morning, noon } from './strip.ts';
import { eastWest, ink, northEast } from '#brand/colours.ts';

/**
 * The streets of /locations. A street is a grid of its stops, on paper and in a window without room as well; the ride is
 * a way to lay out the same elements. Only this page has these styles.
 */
export const street = {
  rides: {
    paddingBlock: ['32px 72px', '48px 96px'],
    overflowX: 'clip',
    // The train is below the bar at the foot of a phone.
    isolation: 'isolate',
    // The choice of the layout.
    '& > :is(p,label)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', fontWeight: 600 },
    '& > p': {
      display: ['flex', 'inline-flex'],
      margin: `0 12px 0 max(${fluid.gutter},50% - 656px + ${fluid.gutter})`,
    },
    '& > p + input + label': { marginLeft: [fluid.gutter, 0] },
    '& > label': { padding: '0 16px', border: 'line', borderRadius: 'button', marginRight: '8px', cursor: 'pointer' },
    '& > :checked+label': { bg: 'ink', color: 'paper' },
    '& > :focus-visible+label': { outline: '3px solid', outlineColor: 'ink', outlineOffset: '3px' },
    '@media (max-height:26em)': { '& > :is(p,label,input)': { display: 'none' } },
    '@media screen and (min-height:26.01em)': asRide,
  },
  rideStreet: {
    '--line': ink,
    '--w': 'min(80cqi,max(17rem,min(40rem,56svh)))',
    '--h': 'calc(var(--w)*.64 + 44px)',
    '--deck': '18px',
    '--t': 'min(var(--w)*.7,340px)',
    ...light('a', noon),
    ...light('b', noon),
    containerType: 'inline-size',
    timelineScope: '--ride',
    marginTop: ['24px', '40px'],
    // Without a choice of the layout, its heading is that of the section.
    '&:first-child': { marginTop: 0, '& .ride-head h2': { fontSize: 'h2' } },
    '&~&': { marginTop: ['56px', '88px'] },
    variants: {
      line: { ne: { '--line': northEast }, ew: { '--line': eastWest } },
      from: { fromMorning: light('a', morning), fromDusk: light('a', dusk) },
      to: { toMorning: light('b', morning), toDusk: light('b', dusk) },
    },
  },
  rideHead: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    alignItems: 'end',
    gap: '4px 16px',
    '& h2': { fontSize: 'group' },
    '& p': { color: 'inkSoft', gridColumn: '1' },
  },
  turn: {
    display: 'none',
    gap: '8px',
    gridArea: '1/2/3',
    '& [aria-disabled]': { borderColor: 'disabledLine', bg: 'transparent', color: 'disabledLine', cursor: 'default' },
    '@media (scripting:none)': { display: 'none !important' },
  },
  strip: {
    marginTop: '20px',
    '& > img': { display: 'none' },
  },
  stopList: {
    // Two columns on a phone, unless its text is large.
    ...grid(
      ['repeat(auto-fill,minmax(max(30%,min(100%,8rem)),1fr))', 'repeat(auto-fill,minmax(15rem,1fr))'],
      ['12px', '20px'],
    ),
    maxWidth: '1312px',
    marginInline: 'auto',
    paddingInline: fluid.gutter,
  },
  stop: {
    display: 'flex',
    flexDirection: 'column',
    ...box('toast'),
    overflow: 'hidden',
    // Only the ride has pictures, so that the forty cards of the grid are few bytes.
    '& > img': { display: 'none' },
    '& .sign': { boxShadow: 'inset 0 8px var(--line)', paddingTop: '22px' },
    '&:is(:target,.stop-here) .sign': { bg: 'mangoLight' },
    '&:is(:target,.stop-here) .yes': { display: 'flex' },
    variants: {
      picture: { framed: {} },
      answer: { here: {} },
    },
  },
  sign: {
    position: 'relative',
    flex: 1,
    bg: 'paper',
    display: 'grid',
    // A long word breaks on a narrow screen with large text.
    gridTemplate: 'auto 1fr auto / minmax(0,1fr)',
    gap: '6px',
    padding: ['16px min(12px,2.5vw) 12px', '18px 20px 20px'],
    lineHeight: 1.4,
    // In the narrow cards of the grid, the code is above the name.
    '& > div': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'flex-start', gap: '6px 10px' },
    '& h3': { fontSize: ['min(1.5rem,.45rem + 3vw)', 'board'], lineHeight: 1.05 },
    '& p:not(.yes)': { color: 'inkSoft', fontSize: ['small', 'body'] },
    '& .button': {
      minHeight: '48px',
      marginTop: '4px',
      padding: '.6em .3em',
      borderRadius: ['toast', 'button'],
      fontSize: ['min(.9375rem,.4rem + 2.2vw)', 'small'],
      textAlign: 'center',
    },
    '& .arrow': { display: 'none' },
  },
  yes: {
    display: 'none',
    position: 'absolute',
    left: '16px',
    top: '-26px',
    alignItems: 'center',
    gap: '6px',
    maxWidth: 'calc(100% - 32px)',
    padding: '5px 12px 5px 8px',
    border: 'line',
    borderRadius: 'button',
    bg: 'mango',
    fontWeight: 700,
    lineHeight: 1.3,
  },
  rideTrain: {},
  estate: {},
  // The wayfinding sign below a street, which nobody must ride to read.
  rideEnd: {
    ...wrappingRow('0 20px'),
    marginTop: '20px',
    padding: '12px 20px',
    bg: 'ink',
    // Visible only in forced colours, which remove backgrounds.
    border: 'none',
    borderRadius: 'toast',
    lineHeight: 1.35,
    textDecoration: 'none',
    '& b': { ...headingFont, fontSize: '1.25rem', color: 'mango' },
    '& .text-link': { marginLeft: 'auto' },
  },
} as const satisfies Recipes;

/** All stops at once, above their street: rows of dots, or one row where there is room for the few of a line. */
export const stops = {
  stops: {
    gridColumn: '1/-1',
    // Its own width decides: the street around it is as wide as the window.
    containerType: 'inline-size',
    '& ol': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill,minmax(7.1rem,1fr))',
      margin: '10px -20px 0',
      paddingInline: '20px',
      overflowX: 'clip',
    },
    '& li': { position: 'relative' },
    '& li::before': {
      ...drawn,
      inset: '12px -20px auto',
      height: '8px',
      backgroundImage: 'linear-gradient(var(--line) 0 0)',
    },
    '& li:first-child::before': { left: '15px' },
    '& li:last-child::before': { right: 'calc(100% - 15px)' },
    '& a': {
      position: 'relative',
      display: 'block',
      minHeight: '56px',
      padding: '30px 4px 6px 0',
      fontSize: 'small',
      fontWeight: 600,
      lineHeight: 1.15,
      textDecoration: 'none',
    },
    '& a::before': { ...dot, left: '4px', top: '5px', size: '22px', borderWidth: '4px' },
    '& :is(a:hover,[aria-current])::before': yellow,
    '& [aria-current]': { fontWeight: 800 },
    '@media (forced-colors:active)': {
      '& li::before,& ol::before,& ol::after,& [aria-current]::before': { forcedColorAdjust: 'none' },
    },
    // A line with so few stops that they have room in one row.
    variants: {
      places: {
        few: {
          '@container (min-width:54rem)': {
            '& ol': {
              position: 'relative',
              display: 'flex',
              justifyContent: 'space-between',
              height: '104px',
              margin: '0 52px',
              padding: 0,
              overflow: 'visible',
              '&::before': {
                ...drawn,
                inset: '48px -52px auto',
                height: '8px',
                borderRadius: 'pill',
                backgroundImage: 'linear-gradient(var(--line) 0 0)',
              },
              // The disc of the ride: its animation moves it along the line, and shows it only if there is a ride.
              '&::after': {
                ...dot,
                ...yellow,
                visibility: 'hidden',
                top: '33px',
                size: '38px',
                translate: '-50%',
                borderWidth: '3px',
              },
            },
            '& li': { width: 0 },
            '& li::before': { display: 'none' },
            // The names stand above and below the line in turn.
            '& a': {
              position: 'absolute',
              left: 0,
              top: '30px',
              zIndex: 1,
              translate: '-50%',
              display: 'grid',
              justifyItems: 'center',
              minWidth: '56px',
              padding: '40px 4px 4px',
              fontSize: '1rem',
              whiteSpace: 'nowrap',
            },
            '& a::before': { left: 'calc(50% - 13px)', top: '9px', size: '26px' },
            '& li:nth-child(odd) a': { top: 'auto', bottom: '30px', padding: '4px 4px 40px', alignContent: 'end' },
            '& li:nth-child(odd) a::before': { top: 'auto', bottom: '9px' },
          },
        },
      },
    },
  },
} as const satisfies Recipes;
