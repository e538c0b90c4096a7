import type { Recipes } from '../recipe.ts';

/** Enquiry forms. */
export const form = {
  form: { base: { display: 'grid', gap: '20px', alignContent: 'start', '& h2,& h3': { fontSize: 'panel' } } },
  fieldPair: { base: { display: 'grid', gridTemplateColumns: ['1fr', '1fr 1fr'], gap: '20px', alignItems: 'start' } },
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
        backgroundImage: 'url(/chevron-down.svg)',
        backgroundPosition: 'right 16px center',
        backgroundRepeat: 'no-repeat',
        paddingRight: '46px',
        fontSize: 'choice',
      },
      '& :is(input,select,textarea):hover': { borderColor: 'ink' },
      '& :is(input,select,textarea):focus': {
        borderColor: 'ink',
        outline: '3px solid',
        outlineColor: 'mango',
        outlineOffset: 0,
        boxShadow: 'none',
      },
      '& :disabled': { bg: 'disabledField', color: 'disabledText', borderColor: 'disabledLine', cursor: 'not-allowed' },
    },
    variants: {
      state: {
        error: { '& :is(input,select,textarea)': { borderColor: 'error', bg: 'errorLight' } },
        success: { '& :is(input,select,textarea)': { borderColor: 'pandan' } },
      },
    },
  },
  fieldNote: {
    base: { display: 'flex', gap: '8px', alignItems: 'center', marginTop: '8px', fontWeight: 600, fontSize: 'small' },
    variants: { tone: { error: { color: 'error' }, success: { color: 'pandanDark' } } },
  },
  notice: {
    base: {
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'ink',
      bg: 'mangoLight',
      borderRadius: 'field',
      padding: '14px 16px',
    },
    variants: { tone: { error: { borderColor: 'error', bg: 'errorLight', color: 'error' } } },
  },
} as const satisfies Recipes;
