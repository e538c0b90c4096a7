import type { Recipes } from '../recipe.ts';

/** The narrowest phones. */
const narrow = '@media (max-width:22.49em)';

const sign = (picture: string, shape: string) => ({
  [`& [data-picture=${picture}]+span::before` as const]: {
    width: '26px',
    height: '18px',
    marginBottom: '1px',
    bg: 'current' as const,
    clipPath: `path("${shape}")`,
  },
});

const windows = (count: string, width: number) => ({
  [`& [data-picture=${count}-windows]+span::before` as const]: { width: `${width}px` },
});

/** The price panel: how long a visit takes, and how much it costs. */
export const pricePanel = {
  pricePanel: {
    base: {
      display: 'grid',
      gridTemplateColumns: ['minmax(0,1fr)', 'minmax(0,1.65fr) minmax(0,1fr)'],
      gap: ['14px', '16px'],
      bg: 'paper',
      border: 'line',
      borderRadius: 'card',
      padding: ['16px', '20px'],
      marginTop: ['18px', null, null, '20px'],
      [narrow]: { padding: '12px' },
      '& > *': { gridColumn: '1/-1' },
      '& h2': { fontSize: 'board' },
    },
  },
  pick: {
    base: {
      border: 0,
      margin: 0,
      padding: 0,
      minWidth: 0,
      display: ['block', 'grid'],
      '& legend': { padding: '0 0 6px', fontWeight: 700, lineHeight: 1.3 },
      '& label': { position: 'relative', display: 'flex', flex: '1 1 max(30%,4.4em)' },
      '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
      '& input + span': {
        flex: 1,
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: '1px',
        minHeight: '52px',
        padding: '7px 2px',
        bg: 'paper',
        textAlign: 'center',
        fontSize: 'small',
        lineHeight: 1.15,
        fontWeight: 600,
        [narrow]: { fontSize: '.875rem' },
      },
      '& small': { fontSize: '.875rem', fontWeight: 500, lineHeight: 1.2 },
      '& label b': { fontFamily: 'display', fontWeight: 800, fontSize: '1.0625rem', lineHeight: 1.15 },
      '& :hover + span': { bg: 'mintLight' },
      '& :checked + span': { bg: 'ink', color: 'rice' },
      '& :focus-visible + span': { outline: '3px solid', outlineOffset: '-6px' },
    },
    variants: {
      of: {
        homes: {
          gridColumn: ['1/-1', 'auto'],
          '&:only-of-type': { gridColumn: '1/-1' },
          // The icon of a home: a row of windows, as many as it has rooms, or a sign if rooms do not describe it.
          '& [data-picture]+span::before': {
            content: '""',
            height: '9px',
            width: '28px',
            marginBottom: '5px',
            backgroundImage: 'repeating-linear-gradient(90deg,currentColor 0 8px,transparent 8px 10px)',
          },
          ...windows('two', 18),
          ...windows('four', 38),
          ...windows('five', 48),
          ...sign('condo', 'M3 18V5Q3 1 7.5 1T12 5V18zM14 18V10Q14 6 18.5 6T23 10V18z'),
          ...sign('house', 'M13 1L26 10H23V18H3V10H0z'),
          ...sign('office', 'M2 18V9H9V1H17V6H24V18z'),
          '& :checked + span::before': { color: 'mango' },
          '& label:has([data-picture$=windows])': {
            flexBasis: 'max(22%,3.7em)',
            whiteSpace: 'nowrap',
            [narrow]: { flexBasis: 'max(22%,3.5em)' },
          },
        },
        services: {
          gridColumn: ['1/-1', 'auto'],
          '& .cells': { flexDirection: ['row', 'column'] },
          '& label': { flex: [null, '1 1 auto'] },
          '& input + span': { minHeight: [null, '44px'], padding: [null, '4px'] },
        },
        often: {
          gridColumn: ['1/-1', 'auto'],
          '& label': { flexBasis: ['max(22%,4.1em)', '34%'] },
          '& input + span': { minHeight: '44px' },
        },
      },
    },
  },
  cells: {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px',
      bg: 'ink',
      border: 'line',
      borderRadius: 'field',
      overflow: 'hidden',
      '& > b': {
        flex: '1 0 100%',
        padding: '5px 10px',
        color: 'rice',
        fontSize: '.8125rem',
        lineHeight: 1.15,
        fontWeight: 600,
      },
    },
  },
  // Keeps its height while answers change, so that the button stays where it is.
  pricePanelResult: {
    base: {
      display: 'grid',
      alignContent: 'center',
      marginInline: ['-16px', '-20px'],
      padding: ['12px 16px', '12px 20px'],
      minHeight: ['8.7rem', null, null, '8.2rem'],
      [narrow]: { marginInline: '-12px', paddingInline: '12px' },
      bg: 'mangoLight',
      borderTop: 'line',
      borderBottom: 'line',
    },
  },
  pricePanelFigures: {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '6px 12px',
      fontSize: 'small',
      lineHeight: 1.3,
      '& p': { flex: '1 1 4.5em', fontWeight: 600 },
      '& b': {
        fontFamily: 'display',
        fontWeight: 800,
        fontSize: ['1.75rem', null, null, '2rem'],
        lineHeight: 1.05,
        letterSpacing: '-.02em',
        display: 'block',
      },
      '& :is(i,small)': {
        fontFamily: 'text',
        fontStyle: 'normal',
        fontWeight: 600,
        fontSize: 'small',
        letterSpacing: 0,
      },
      // The word before a price has a line of its own, so that three prices fit beside each other.
      '& small': { display: 'block' },
    },
  },
  pricePanelNote: { base: { flexBasis: '100%!important' as '100%', fontWeight: '400!important' as '400' } },
  pricePanelAction: {
    base: {
      display: ['grid', 'flex'],
      flexWrap: 'wrap',
      gap: ['12px', '12px 20px'],
      alignItems: 'center',
      lineHeight: 1.4,
      '& p': { flex: '1 1 15em' },
      '& .button': { flex: 'none' },
      '& a': { whiteSpace: 'nowrap' },
    },
  },
} as const satisfies Recipes;
