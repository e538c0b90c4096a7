import type { Recipes, Style } from '../recipe.ts';

const marked: Style = { fill: 'mango' };

/** The top of /locations: heading, postcode finder (beside the heading on wide screens) and diagram of the lines. */
export const map = {
  lineMap: {
    base: {
      '& svg': { width: '100%', height: 'auto' },
      '& a': { outline: 'none', textDecoration: 'none' },
      '& text': { fontFamily: 'text', fontWeight: 600 },
      '& .hit': { fill: 'transparent' },
      '& a:hover .hit': marked,
      '& a:focus-visible .hit': { fill: 'mango', stroke: 'ink', strokeWidth: '3' },
    },
  },
  // Only one of the two variants is displayed, so that Tab reaches every station once.
  mapWide: {
    base: {
      display: ['none', 'block'],
      position: 'relative',
      border: 'line',
      borderRadius: 'card',
      overflow: 'hidden',
      '& img': { display: 'block', position: 'absolute', width: '100%', height: '100%' },
      '& svg': { position: 'relative' },
    },
  },
  mapPhone: { base: { display: ['block', 'none'], maxWidth: '420px', marginInline: 'auto' } },
  locationsHead: {
    base: {
      paddingBlock: ['24px', 'clamp(2.5rem,5vw,4rem)'],
      display: 'grid',
      gridTemplateColumns: [null, null, 'minmax(0,7fr) minmax(0,5fr)'],
      gap: ['20px', '36px 48px'],
      alignItems: 'start',
      '& > .line-map': { gridColumn: '1/-1' },
      '& h1': { fontSize: ['2.25rem', 'h1'] },
      '& .lead': { marginTop: ['10px', '20px'], maxWidth: '30em' },
      '& .actions': { marginTop: ['12px', '20px'] },
    },
  },
  finder: {
    base: {
      bg: 'paper',
      border: 'line',
      borderRadius: 'card',
      padding: '20px 24px 10px',
      '& h2': { fontSize: 'h3', letterSpacing: '-.01em', marginBottom: '12px' },
      '& summary': { cursor: 'pointer', fontWeight: 600, minHeight: '44px', paddingBlock: '9px' },
    },
  },
  sectors: {
    base: {
      maxHeight: '15em',
      overflowY: 'auto',
      margin: '8px 0',
      fontSize: 'small',
      display: 'grid',
      gap: '6px',
      '& b': { fontFamily: 'display', marginRight: '6px' },
    },
  },
} as const satisfies Recipes;

/** The answer of the finder, which only scripts show. */
export const found = {
  finderAnswer: {
    base: {
      lineHeight: 1.4,
      '& p': { paddingBlock: '10px 8px' },
      '& li a': {
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minHeight: '48px',
        borderTopWidth: '2px',
        borderTopStyle: 'solid',
        borderColor: 'line',
        fontWeight: 700,
        textDecoration: 'none',
      },
      '& li a:hover': { textDecoration: 'underline' },
      '& small': { marginLeft: 'auto', fontSize: 'small', fontWeight: 500, color: 'inkSoft' },
    },
  },
} as const satisfies Recipes;
