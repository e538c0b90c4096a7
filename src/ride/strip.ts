import { hibiscus, ink, leaf, mango, mangoLight, skyAfternoon, skyDusk, skyHaze, skyNoon } from '#brand/colours.ts';
import { box, drawn, type Style } from '#styles/recipe.ts';

export const noon = { sky: [skyNoon, skyNoon, skyNoon], sun: mango, height: '4%' } as const;
export const morning = { sky: [mangoLight, mangoLight, skyHaze], sun: mango, height: '52%' } as const;
export const dusk = { sky: [skyDusk, skyAfternoon, skyHaze], sun: hibiscus, height: '62%' } as const;

/** The light at one end of a street: three skies from the end inwards, the colour of the sun, and its height. */
export const light = (
  end: 'a' | 'b',
  { sky: [edge, next, last], sun, height }: typeof noon | typeof morning | typeof dusk,
) =>
  end === 'a'
    ? ({ '--a1': edge, '--a2': next, '--a3': last, '--a-sun': sun, '--a-height': height } as const satisfies Style)
    : ({ '--b1': edge, '--b2': next, '--b3': last, '--b-sun': sun, '--b-height': height } as const satisfies Style);

const day = `linear-gradient(90deg,var(--a1) 10%,var(--a2) 19%,var(--a3) 27%,${skyNoon} 35% 65%,var(--b3) 73%,var(--b2) 81%,var(--b1) 90%)`;
const edge = 'calc(50cqi - var(--w)/2)';
export const dot = { ...drawn, ...box('round') } as const satisfies Style;
export const yellow = { bg: 'mango' } as const satisfies Style;

/** One strip: a street of pictures, the sky behind them, and the train in the middle. */
const ride: Style = {
  '& .turn': { display: [null, 'flex'] },
  '& .strip': {
    display: 'grid',
    marginTop: '14px',
    padding: 0,
    overflow: 'auto hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollTimeline: '--ride inline',
    scrollbarWidth: 'none',
  },
  '& .strip>img': { gridArea: '1/1', display: 'block', position: 'relative', height: 'auto', pointerEvents: 'none' },
  // The sky with its sun, the grass and the track stay while the street passes.
  '& .strip::before': {
    content: '""',
    gridArea: '1/1',
    position: 'sticky',
    left: 0,
    width: '100cqi',
    height: 'calc(var(--h) + var(--deck))',
    borderTop: 'line',
    bg: 'skyNoon',
    color: 'mango',
    backgroundImage: `radial-gradient(closest-side,currentColor 98%,transparent),linear-gradient(${ink} 2px,var(--line) 2px calc(100% - 2px),${ink} 0),linear-gradient(${leaf} 0 0)`,
    backgroundSize: '96px 96px,100% var(--deck),100% 24px',
    backgroundPosition: '50% 20%,0 100%,0 calc(100% - var(--deck))',
    backgroundRepeat: 'no-repeat',
  },
  '& .stop-list': {
    gridArea: '1/1',
    position: 'relative',
    display: 'flex',
    gap: 0,
    maxWidth: 'none',
    padding: `0 ${edge}`,
    backgroundImage: day,
    backgroundSize: '100% calc(var(--h) - 26px)',
    backgroundPosition: '0 2px',
    backgroundRepeat: 'no-repeat',
  },
  '& .stop': {
    display: 'grid',
    gridTemplateRows: 'var(--h) auto',
    flex: 'none',
    width: 'var(--w)',
    border: 0,
    borderRadius: 0,
    overflow: 'visible',
    bg: 'transparent',
    scrollSnapAlign: 'center',
    // A dot of the map above rides to its stop, and the map stays in view.
    scrollMargin: [`21rem ${edge} 0`, `9.5rem ${edge} 0`],
  },
  '& .stop > :is(img,.sign)': { minWidth: 0 },
  '& .stop>img': {
    gridArea: '1/1',
    display: 'block',
    height: 'auto',
    alignSelf: 'end',
    width: '119%',
    maxWidth: 'none',
    marginLeft: '-6%',
  },
  // A picture without a sky stands beside the street as a hoarding.
  '& .stop-framed>img': {
    justifySelf: 'center',
    width: 'calc(100% - 76px)',
    margin: '0 0 18px',
    aspectRatio: '5/3',
    objectFit: 'cover',
    border: 'line',
    borderRadius: 'toast',
  },
  // Trees cover the seams of road and water.
  '& .stop::before': {
    content: '""',
    gridArea: '1/1',
    alignSelf: 'end',
    zIndex: 1,
    width: '26%',
    aspectRatio: '200/182',
    marginLeft: '-13%',
    backgroundImage: 'var(--trees)',
    backgroundSize: '300% 100%',
  },
  '& .stop:nth-child(3n)::before': { backgroundPosition: '50%' },
  '& .stop:nth-child(3n+1)::before': { backgroundPosition: '100%' },
  '& .stop-list::after': {
    ...drawn,
    left: `calc(100% - (${edge}) - var(--w)*.13)`,
    top: 'calc(var(--h) - var(--w)*.2366)',
    width: 'calc(var(--w)*.26)',
    aspectRatio: '200/182',
    backgroundImage: 'var(--trees)',
    backgroundSize: '300% 100%',
  },
  // The doors of the train belong to the stop: they open where it meets the train.
  '& .stop::after': {
    content: '""',
    gridArea: '1/1',
    alignSelf: 'end',
    justifySelf: 'center',
    zIndex: 3,
    width: 'calc(var(--t)*60/440)',
    aspectRatio: '60/55',
    marginBottom: 'calc(var(--t)*12/440 - 3px)',
    backgroundImage: 'var(--door)',
    backgroundSize: '100% 100%',
    clipPath: 'inset(0 50%)',
  },
  '& :is(.stop:target,.stop-here)::after': { clipPath: 'none' },
  '& .strip>.ride-train': {
    position: 'sticky',
    left: 'calc(50cqi - var(--t)/2)',
    zIndex: 2,
    alignSelf: 'start',
    width: 'var(--t)',
    marginTop: 'calc(var(--h) - var(--t)*80/440 + 3px)',
  },
  // Before the first stop and after the last: the estate of How It Works, two different parts of it.
  '& .strip>.estate': {
    width: edge,
    height: 'calc(var(--w)*.36)',
    marginTop: 'calc(var(--h) - var(--w)*.36 - 10px)',
    objectFit: 'cover',
    // Ends before the next block of the drawing, however much of it there is room for.
    objectPosition: 'right calc(var(--w)*-.6) bottom',
  },
  '& .strip>.estate~.estate': { justifySelf: 'end', width: `calc(${edge} - var(--w)*.1)`, objectPosition: '21% 100%' },
  // The sign of a stop hangs from its dot on the track.
  '& .sign': {
    position: 'relative',
    margin: ['calc(var(--deck) + 26px) 8px 6px', 'calc(var(--deck) + 26px) 14px 6px'],
    padding: ['16px 18px 18px', null],
    border: 'line',
    borderRadius: 'toast',
    boxShadow: 'none',
    textDecoration: 'none',
    '&:hover h3': { textDecoration: 'underline' },
    '&[href] h3::after': { content: '" →"/""', fontWeight: 500 },
    '& > div': { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
    '& h3': { fontSize: 'board' },
    '& .button': { justifySelf: 'start', paddingInline: '1.3em' },
    '&::before': { ...drawn, left: 'calc(50% - 3px)', bottom: '100%', width: '6px', height: '32px', bg: 'ink' },
    '&::after': {
      ...dot,
      left: 'calc(50% - 15px)',
      bottom: 'calc(100% + 22px)',
      size: '30px',
      borderWidth: '5px',
      // In front of the train.
      zIndex: 4,
    },
  },
  '& :is(.stop:target,.stop-here) .sign::after': yellow,
  '@media (forced-colors:active)': { '& .strip::before,& .sign::before': { forcedColorAdjust: 'none' } },
};

/** The styles of the section while the choice of the layout is not the grid, or where there is no choice. */
export const asRide: Style = {
  '&:not(:has(#as-grid:checked)) .ride-street': ride,
};
