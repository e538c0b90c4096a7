import type { Recipes, Style } from '../recipe.ts';

const marked: Style = { fill: 'mango' };

/** The diagram of the lines and the box for postcodes beside it. */
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
    base: { display: ['none', 'block'], '& svg': { border: 'line', borderRadius: 'card' } },
  },
  mapPhone: { base: { display: ['block', 'none'], maxWidth: '420px', marginInline: 'auto' } },
  locationsHead: {
    base: {
      paddingBlock: 'clamp(2.5rem,5vw,4rem)',
      display: 'grid',
      gridTemplateColumns: [null, null, 'minmax(0,7fr) minmax(0,5fr)'],
      gap: ['28px', '36px 48px'],
      alignItems: 'end',
      '& > .line-map': { gridColumn: '1/-1' },
      '& .lead': { marginTop: '20px', maxWidth: '30em' },
      '& .actions': { marginTop: '20px' },
    },
  },
  postcode: {
    base: {
      bg: 'paper',
      border: 'line',
      borderRadius: 'card',
      padding: '20px 24px',
      '& h2': { fontSize: 'h3', letterSpacing: '-.01em', marginBottom: '12px' },
      '& summary': { cursor: 'pointer', fontWeight: 600, minHeight: '32px' },
    },
  },
  // Without scripts the field would not work.
  postcodeField: {
    base: {
      display: 'grid',
      gridTemplateColumns: '6em 1fr',
      gap: '0 16px',
      alignItems: 'center',
      marginBottom: '12px',
      '& label': { gridColumn: '1/-1' },
      '@media (scripting:none)': { display: 'none' },
    },
  },
  postcodeAnswer: { base: { minHeight: '4.8em', display: 'grid', alignContent: 'center', lineHeight: 1.5 } },
  sectors: {
    base: {
      maxHeight: '15em',
      overflowY: 'auto',
      marginTop: '8px',
      fontSize: 'small',
      display: 'grid',
      gap: '6px',
      '& b': { fontFamily: 'display', marginRight: '6px' },
    },
  },
} as const satisfies Recipes;
