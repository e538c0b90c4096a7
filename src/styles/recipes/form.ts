import { background, chevron } from '#brand/pictures.ts';
import type { Recipes } from '../recipe.ts';

/** Enquiry forms. */
export const form = {
  form: {
    base: {
      display: 'grid',
      gap: '20px',
      alignContent: 'start',
      '& h2,& h3': { fontSize: 'panel' },
      '& .field select': {
        backgroundImage: background(chevron),
        backgroundPosition: 'right 16px center',
        backgroundRepeat: 'no-repeat',
        paddingRight: '46px',
        fontSize: 'choice',
      },
    },
  },
  fieldPair: { base: { display: 'grid', gridTemplateColumns: [null, '1fr 1fr'], gap: '20px', alignItems: 'start' } },
  // The visitor's choice from the price panel, at the top of the form.
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
