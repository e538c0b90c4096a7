import type { Recipes } from '../recipe.ts';
import { fluid } from '../theme.ts';

/** The fields of forms, and the postcode field. */
export const field = {
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
