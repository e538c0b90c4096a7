import { leaf, mango } from '#brand/colours.ts';
import { box, grid, headingFont, inlineRow, row, stack, type Recipes } from '#styles/recipe.ts';

/** The top of /locations: heading and finder, which is the train at the platform; fields. */
export const finder = {
  locationsHead: {
    ...stack(['14px', '24px 48px']),
    paddingBlock: ['20px 28px', 'clamp(2rem,4vw,3rem)'],
    '& h1': { fontSize: ['2.25rem', 'h1'] },
    '& .lead': { marginTop: ['8px', '12px'], lineHeight: 1.4 },
    // The button, and the streets of the groups.
    '& .actions': { marginTop: 0, gap: '4px 24px' },
    '& .actions a:not(.button)': {
      ...row('8px'),
      minHeight: '44px',
      fontWeight: 600,
    },
  },
  finder: {
    ...box(),
    padding: ['14px 16px 4px', '20px 24px 4px'],
    overflow: 'hidden',
    containerType: 'inline-size',
    '& h2': { fontSize: '1.5rem', letterSpacing: '-.01em', marginBottom: '6px' },
    '& details > p': { fontSize: 'small', color: 'inkSoft' },
    '& summary': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '12px',
      minHeight: '44px',
      paddingBlock: '9px',
      fontWeight: 600,
      '&::after': { content: '"+"/""', fontSize: '1.5rem', lineHeight: 1 },
    },
    '& [open] > summary::after': { content: '"–"/""' },
    // Without scripts the plates are the finder.
    '@media (scripting:none)': {
      '& details::details-content': { display: 'block', contentVisibility: 'visible' },
      '& summary': { pointerEvents: 'none' },
      '& summary::after': { display: 'none' },
    },
    variants: {
      on: {
        street: {
          marginTop: '14px',
          padding: ['14px 16px 4px', '16px 24px 10px'],
          '& label': { fontSize: 'h3' },
          '& .finder-answer': { minHeight: ['12.5rem', null] },
          '@container (min-width:36rem)': {
            '& form': { alignSelf: 'start' },
            '& .finder-answer': { minHeight: '8.5rem', paddingBlock: 0 },
          },
          '@media (scripting:none)': { display: 'none' },
        },
      },
    },
  },
  // The field, the doors, and the answer; where there is room, the doors are beside the others.
  platform: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    '@container (min-width:36rem)': {
      gridTemplate: 'auto 1fr/minmax(0,1fr) minmax(0,1fr)',
      columnGap: '24px',
      '& .doors': { gridArea: '1/2/3', margin: 0, border: 'line', borderRadius: 'card' },
      '& .doors > div': { aspectRatio: 'auto', maxHeight: 'none', minHeight: '236px' },
      '& .finder-answer': { minHeight: '12rem' },
    },
  },
  doors: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    margin: ['12px -16px 0', '12px -24px 0'],
    borderTop: 'line',
    borderBottom: 'line',
    overflow: 'hidden',
    '& > b': {
      padding: ['5px 16px', '5px 24px'],
      fontFamily: 'display',
      lineHeight: 1.4,
      color: 'mango',
      bg: 'ink',
    },
    // The stop is behind the doors: its ground, and its sky.
    '& > div': {
      position: 'relative',
      aspectRatio: '2.08',
      maxHeight: '230px',
      overflow: 'hidden',
      bg: 'skyNoon',
      backgroundImage: `linear-gradient(${leaf} 0 0)`,
      backgroundSize: '100% 10%',
      backgroundPosition: 'bottom',
      backgroundRepeat: 'no-repeat',
    },
    '@media (forced-colors:active)': { '& > div': { forcedColorAdjust: 'none' } },
    '& > div > img': {
      position: 'absolute',
      // The drawing may end before its picture, at the right.
      left: '-6%',
      width: '119%',
      height: '100%',
      maxWidth: 'none',
      objectFit: 'cover',
      objectPosition: '38% 100%',
    },
    '& i': {
      position: 'absolute',
      inset: '0 50% 0 0',
      borderRight: 'line',
      bg: 'rice',
      backgroundImage: `linear-gradient(transparent 71%,${mango} 71% 80%,transparent 80%)`,
    },
    '& i + i': { inset: '0 0 0 50%', borderRight: 0, borderLeft: 'line' },
    '& i > svg': { size: '100%' },
    '@media (scripting:none)': { display: 'none' },
    variants: {
      open: {
        half: { '& i': { translate: '-64%' }, '& i + i': { translate: '64%' } },
        whole: { '& i': { translate: '-101%' }, '& i + i': { translate: '101%' } },
      },
    },
  },
  finderAnswer: {
    // Room for the answers, so that they move nothing.
    minHeight: 'max(14.25rem,24.75rem - 43cqi)',
    paddingBlock: '12px 8px',
    lineHeight: 1.4,
    outline: 'none',
    boxShadow: 'none',
    '& h3': { fontSize: 'h3', overflowWrap: 'anywhere' },
    '& h3 + p': { marginTop: '6px' },
    '& :is(div,ul)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px', marginTop: '8px' },
    '& ul': { columnGap: '10px' },
    '& :is(li,div) a:not(.button)': {
      ...inlineRow('8px'),
      minHeight: '44px',
      fontWeight: 700,
    },
    '& .tries a': { padding: '0 13px', border: 'line', borderRadius: 'button', textDecoration: 'none' },
    '& .tries a:hover': { bg: 'mint' },
    '@media (scripting:none)': { display: 'none' },
  },
  tries: {},
  // A number plate for each postal sector, in the colour of the line of its stop.
  sectors: {
    margin: '12px 0',
    ...grid('repeat(auto-fill,minmax(44px,1fr))', '6px'),
  },
  plate: {
    display: 'grid',
    placeContent: 'center',
    minHeight: '44px',
    border: 'line',
    borderRadius: 'pill',
    ...headingFont,
    lineHeight: 1,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    variants: {
      line: {
        ne: { color: 'paper', bg: 'northEast' },
        ew: { color: 'paper', bg: 'eastWestText' },
        other: { color: 'paper', bg: 'ink' },
      },
    },
  },
} as const satisfies Recipes;

export const finderForm = {
  // The field for a postcode, with its button.
  finderForm: {
    ...grid('minmax(0,1fr) auto', '8px'),
    '& :is(label,p)': { gridColumn: '1/-1', margin: 0 },
    '& p': { marginTop: '-6px', fontSize: 'small', lineHeight: 1.4, color: 'inkSoft' },
    // Without scripts the field would not work.
    '@media (scripting:none)': { display: 'none' },
  },
} as const satisfies Recipes;
