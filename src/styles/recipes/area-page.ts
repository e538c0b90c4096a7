import { fluid } from '../theme.ts';
import type { Recipes } from '../recipe.ts';

/** The sections of an area page. */
export const areaPage = {
  // Lower than on other pages, because an area page has many sections.
  areaSections: {
    base: {
      // Words break only between words, unless a word is longer than its line.
      overflowWrap: 'break-word',
      '& .band': { paddingBlock: 'clamp(1.75rem,.9rem + 3.4vw,3.75rem)' },
      '& h2': { fontSize: 'areaHeading' },
      '& .section-head': { marginBottom: fluid.row },
      '& .columns': { marginTop: fluid.row },
      // Until something is chosen, the board at the top of the page is enough.
      '& .choice:not(:has(:checked))': { display: 'none' },
      '& .ticks': { marginTop: '20px', gap: '10px' },
      '& .question summary': { paddingBlock: '12px' },
    },
  },
  // A card whose picture is beside its name.
  lowCard: {
    base: {
      display: 'flex',
      padding: '18px 22px 10px',
      '& > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 14px',
      },
      '& h3': { flex: '1 1 7em' },
      '& img': { width: '104px', height: '65px', border: 'line', borderRadius: 'field', objectFit: 'cover' },
      '& dl': { flex: 1, margin: '14px 0 4px' },
      '& .text-link': { color: 'hibiscus' },
    },
  },
  tileLinks: {
    base: {
      display: 'grid',
      gridTemplateColumns: [
        'repeat(auto-fit,minmax(min(100%,8em),1fr))',
        'repeat(4,minmax(0,1fr))',
        'repeat(8,minmax(0,1fr))',
      ],
      marginTop: fluid.row,
      border: 'line',
      borderRadius: 'field',
      overflow: 'hidden',
      '& a': {
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-end',
        height: '100%',
        minHeight: ['60px', '84px'],
        padding: '28px 9px 9px',
        outline: '1px solid',
        fontFamily: 'display',
        fontWeight: 700,
        // Small enough for the longest names of eight in a row.
        fontSize: ['1rem', null, '.875rem', '1rem'],
        lineHeight: 1.15,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
        '&:focus-visible': { outline: '3px solid', outlineOffset: '-6px', boxShadow: 'none' },
      },
      // The slot and the lock of a letterbox. Borders, because forced colours remove backgrounds.
      '& a::before,& a::after': {
        content: '""',
        position: 'absolute',
        left: '9px',
        right: '30px',
        top: '11px',
        borderTopWidth: '7px',
        borderTopStyle: 'solid',
        borderRadius: 'pill',
      },
      '& a::after': { left: 'auto', right: '9px', top: '9px', borderWidth: '5.5px', borderStyle: 'solid' },
      '& :nth-child(8n+2),& :nth-child(8n+7)': { bg: 'mint' },
      '& :nth-child(8n+4)': { bg: 'mangoLight' },
      '& :nth-child(8n+5)': { bg: 'shell' },
    },
  },
  cover: {
    base: {
      display: 'grid',
      gap: '28px 40px',
      alignItems: 'start',
      marginTop: 'clamp(1.5rem,2.6vw,2.25rem)',
      '& h3': { fontSize: 'group', marginBottom: '6px' },
    },
    variants: { columns: { two: { gridTemplateColumns: [null, 'minmax(0,1.55fr) minmax(0,1fr)'] } } },
  },
  booking: {
    base: {
      display: 'grid',
      gridTemplateColumns: ['minmax(0,1fr)', null, 'minmax(0,5fr) minmax(0,7fr)'],
      gap: '20px 48px',
      alignItems: 'start',
      // Stays beside the form, which is higher than a low window.
      '& > :first-child': { position: [null, null, 'sticky'], top: '120px' },
      // The short fields are in pairs.
      '& .form': {
        gap: '16px 20px',
        gridTemplateColumns: ['minmax(0,1fr)', '1fr 1fr', '1fr', '1fr 1fr'],
      },
      '& .form > *': { gridColumn: '1/-1' },
      '& .form > .field:not(:has(textarea))': { gridColumn: ['1/-1', 'auto'] },
      '& .field-pair': { display: [null, 'contents'] },
    },
  },
  sources: {
    base: {
      marginTop: fluid.below,
      fontSize: 'small',
      lineHeight: 1.5,
      color: 'inkSoft',
      '& summary': { color: 'ink' },
      '& ul': { paddingBottom: '20px', columns: [null, '2', '3'], columnGap: '40px' },
      '& li': { breakInside: 'avoid', marginBottom: '8px', overflowWrap: 'anywhere' },
    },
  },
} as const satisfies Recipes;
