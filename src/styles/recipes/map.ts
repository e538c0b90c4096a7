import { fluid } from '../theme.ts';
import type { Recipes, Style } from '../recipe.ts';

const marked: Style = { fill: 'mango' };

/** The top of /locations: heading, postcode finder (beside the heading on wide screens), diagram of the lines; fields. */
export const map = {
  // Not on phones, where the cards below name every area beside its picture.
  lineMap: {
    base: {
      display: ['none', 'block'],
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
      display: ['none', null, 'block'],
      position: 'relative',
      border: 'line',
      borderRadius: 'card',
      overflow: 'hidden',
      '& img': { display: 'block', position: 'absolute', width: '100%', height: '100%' },
      '& svg': { position: 'relative' },
    },
  },
  mapPhone: { base: { display: ['none', 'block', 'none'] } },
  locationsHead: {
    base: {
      paddingBlock: ['24px', 'clamp(2.5rem,5vw,4rem)'],
      display: 'grid',
      gridTemplateColumns: [null, 'minmax(0,1fr) minmax(0,358px)', 'minmax(0,7fr) minmax(0,5fr)'],
      gridTemplateRows: [null, 'auto 1fr', 'none'],
      gap: ['20px', '32px', '36px 48px'],
      alignItems: 'start',
      // On a tablet the vertical diagram is beside the heading and the finder.
      '& > .line-map': { gridColumn: [null, '2', '1/-1'], gridRow: [null, '1/3', 'auto'] },
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
    },
  },
  sectors: {
    base: {
      margin: '8px 0 14px',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill,minmax(44px,1fr))',
      '& a': { display: 'grid', placeContent: 'center', minHeight: '44px', fontFamily: 'display' },
    },
  },
  field: {
    base: {
      '& label': { fontWeight: 700, display: 'block', marginBottom: '7px' },
      '& :is(input,select,textarea)': {
        width: '100%',
        minHeight: '56px',
        padding: '14px 18px',
        border: 'field',
        borderRadius: 'field',
        bg: 'paper',
        fontWeight: 500,
        lineHeight: 1.5,
        appearance: 'none',
      },
      '& textarea': { resize: 'vertical' },
      '& :is(input,select,textarea):enabled:hover': { borderColor: 'ink' },
      '& :is(input,select,textarea):focus': {
        borderColor: 'ink',
        outline: '3px solid',
        outlineColor: 'mango',
        outlineOffset: 0,
        boxShadow: 'none',
      },
    },
  },
  // The field for a postcode, with its button.
  finderForm: {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) auto',
      gap: '8px',
      '& :is(label,p)': { gridColumn: '1/-1', margin: 0 },
      '& p': { marginTop: '-6px', fontSize: 'small', lineHeight: 1.4, color: 'inkSoft' },
      // Without scripts the field would not work.
      '@media (scripting:none)': { display: 'none' },
    },
    variants: { place: { section: { maxWidth: '28em', marginBottom: fluid.below } } },
  },
} as const satisfies Recipes;
