import { background, chevron } from '#brand/pictures.ts';
import type { Recipes } from '../recipe.ts';
import { fluid } from '../theme.ts';

/** Enquiry forms, and the field for a postcode. */
export const form = {
  form: { base: { display: 'grid', gap: '20px', alignContent: 'start', '& h2,& h3': { fontSize: 'panel' } } },
  fieldPair: { base: { display: 'grid', gridTemplateColumns: [null, '1fr 1fr'], gap: '20px', alignItems: 'start' } },
  field: {
    base: {
      '& label': { fontWeight: 700, display: 'block', marginBottom: '7px' },
      '& :is(input,select,textarea)': {
        width: '100%',
        minHeight: '56px',
        padding: '14px 18px',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'field',
        borderRadius: 'field',
        bg: 'paper',
        fontWeight: 500,
        lineHeight: 1.5,
        appearance: 'none',
      },
      '& textarea': { resize: 'vertical' },
      '& select': {
        backgroundImage: background(chevron),
        backgroundPosition: 'right 16px center',
        backgroundRepeat: 'no-repeat',
        paddingRight: '46px',
        fontSize: 'choice',
      },
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
  // What was chosen, at the head of the form.
  choice: {
    base: {
      display: 'grid',
      gap: '2px',
      padding: '12px 16px',
      bg: 'mangoLight',
      border: 'line',
      borderRadius: 'field',
      lineHeight: 1.4,
      '& b': { fontFamily: 'display', fontWeight: 800, fontSize: '1.25rem', lineHeight: 1.2 },
      '& a': { justifySelf: 'start' },
    },
  },
  fieldHint: { base: { margin: '-4px 0 7px', fontSize: 'small', lineHeight: 1.4, color: 'inkSoft' } },
} as const satisfies Recipes;
