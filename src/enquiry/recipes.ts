import { background, chevron } from '#brand/pictures.ts';
import { grid, headingFont, row, stack, wrappingRow, type Recipes } from '#styles/recipe.ts';

/** Enquiry forms. */
export const form = {
  form: {
    all: 'unset',
    ...stack('20px'),
    '& > legend': { display: 'contents' },
    alignContent: 'start',
    '& h2,& h3': { fontSize: 'group' },
    '& .field select': {
      backgroundImage: background(chevron),
      backgroundPosition: 'right 16px center',
      backgroundRepeat: 'no-repeat',
      paddingRight: '46px',
      fontSize: 'choice',
    },
  },
  fieldPair: { ...grid([null, '1fr 1fr'], '20px'), alignItems: 'start' },
  // The visitor's choice at the head of the form, which opens the price board.
  choice: {
    border: 'line',
    borderRadius: 'field',
    overflow: 'hidden',
    bg: 'mangoLight',
    '& summary': {
      ...wrappingRow('4px 12px'),
      minHeight: '60px',
      padding: '10px 16px',
      lineHeight: 1.3,
      '&:focus-visible': { outlineOffset: '-6px' },
    },
    '& .choice-buttons > span:nth-child(n+2),&[open] .choice-buttons > span': { display: 'none' },
    '&:has(:checked) .choice-buttons > span:nth-child(1)': { display: 'none' },
    '&:has(:checked):not([open]) .choice-buttons > span:nth-child(2)': { display: 'inline' },
    '&[open] .choice-buttons > span:nth-child(3)': { display: 'inline' },
    '& .board-cells': {
      borderTop: 'line',
      bg: 'paper',
      fontSize: ['.875rem', '1rem'],
      '& thead td': { width: ['26%', '7.5em'] },
    },
  },
  choiceWords: {
    display: 'grid',
    flex: '1 1 8em',
    alignItems: 'center',
    '& b': { display: 'block', ...headingFont, fontSize: '1.125rem', lineHeight: 1.2 },
    // Before the script runs, the service that the link names. The page stays at its top.
    '& > [id]': { scrollMarginTop: '100vh' },
    '& > [data-says=none]:not(:first-child,[id]:target),&:has([id]:target) > span:first-child': { display: 'none' },
  },
  // The words for a board that is closed without a choice, closed with one, and open.
  choiceButtons: {
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
  },
  fieldHint: { margin: '-4px 0 7px', fontSize: 'small', lineHeight: 1.4, color: 'inkSoft' },
} as const satisfies Recipes;

export const formLater = {
  // Messages of a form while it is filled in and sent: below a field, above all fields, and disabled controls.
  fieldState: {
    '& :is(input,select,textarea):disabled': {
      bg: 'disabledField',
      color: 'disabledText',
      borderColor: 'disabledLine',
      opacity: 1,
      cursor: 'not-allowed',
    },
    variants: {
      state: {
        error: { '& :is(input,select,textarea)': { borderColor: 'error', bg: 'errorLight' } },
        success: { '& :is(input,select,textarea)': { borderColor: 'pandan' } },
      },
    },
  },
  fieldNote: {
    ...row('8px'),
    marginTop: '8px',
    fontWeight: 600,
    fontSize: 'small',
    variants: { tone: { error: { color: 'error' }, success: { color: 'pandanDark' } } },
  },
  dots: {},
  notice: {
    display: 'flex',
    gap: '12px',
    border: 'error',
    bg: 'errorLight',
    color: 'error',
    borderRadius: 'field',
    padding: '14px 16px',
    fontWeight: 600,
    fontSize: 'small',
  },
} as const satisfies Recipes;
