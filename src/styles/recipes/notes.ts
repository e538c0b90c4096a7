import type { Recipes } from '../recipe.ts';

/** Messages of a form while it is filled in and sent: below a field, above all fields, and disabled controls. */
export const notes = {
  fieldState: {
    base: {
      '& :is(input,select,textarea):disabled': {
        bg: 'disabledField',
        color: 'disabledText',
        borderColor: 'disabledLine',
        opacity: 1,
        cursor: 'not-allowed',
      },
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
  dots: { base: {} },
  notice: {
    base: {
      display: 'flex',
      gap: '12px',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'error',
      bg: 'errorLight',
      color: 'error',
      borderRadius: 'field',
      padding: '14px 16px',
      fontWeight: 600,
      fontSize: 'small',
    },
  },
} as const satisfies Recipes;
