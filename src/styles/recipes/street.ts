import { eastWest, ink, northEast } from '#brand/colours.ts';
import { fluid } from '../theme.ts';
import { box, grid, headingFont, wrappingRow, type Recipes } from '../recipe.ts';
import { asRide, dusk, light, morning, noon } from '../ride.ts';

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
    '&:target .sign': { bg: 'mangoLight' },
    '&:target .yes': { display: 'flex' },
    variants: {
      picture: { framed: {} },
      answer: { here: { '& .sign': { bg: 'mangoLight' }, '& .yes': { display: 'flex' } } },
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
    '& h3': { fontSize: ['min(1.5rem,.45rem + 3vw)' as '1rem', 'board'], lineHeight: 1.05 },
    '& p:not(.yes)': { color: 'inkSoft', fontSize: ['small', 'body'] },
    '& .button': {
      minHeight: '48px',
      marginTop: '4px',
      padding: '.6em .3em',
      borderRadius: ['toast', 'button'],
      fontSize: ['min(.9375rem,.4rem + 2.2vw)' as '1rem', 'small'],
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
