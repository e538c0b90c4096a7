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
      '& .columns': {
        marginTop: fluid.row,
        gap: `16px ${fluid.gap}`,
        gridTemplateColumns: ['minmax(0,1fr)', 'repeat(3,minmax(0,1fr))'],
      },
      // Until something is chosen, the board at the top of the page is enough.
      '& .choice:not(:has(:checked))': { display: 'none' },
      '& .ticks': { marginTop: '20px', gap: ['8px', '12px'] },
      '& .question summary': { paddingBlock: ['12px', '14px'] },
      '& .question > p': { paddingBottom: '18px' },
    },
  },
  serving: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, null, 'minmax(0,7fr) minmax(0,5fr)'],
      gap: ['10px', null, '48px'],
      alignItems: 'end',
      marginBottom: fluid.row,
    },
  },
  lowCard: {
    base: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      padding: '18px 22px 10px',
      bg: 'paper',
      border: 'line',
      borderRadius: 'card',
      textDecoration: 'none',
      '&:hover h3': { textDecoration: 'underline', textDecorationThickness: '.08em', textUnderlineOffset: '.15em' },
      '& > div': {
        display: 'flex',
        flexWrap: ['wrap', 'wrap-reverse', 'wrap'],
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '8px 14px',
      },
      '& h3': { flex: '1 1 7em' },
      '& img': {
        flex: 'none',
        width: '104px',
        height: '65px',
        border: 'line',
        borderRadius: 'field',
        objectFit: 'cover',
      },
      '& dl': { flex: 1, margin: '14px 0 4px' },
      '& .text-link': { color: 'hibiscus' },
    },
  },
  tileLinks: {
    base: {
      display: 'grid',
      gridTemplateColumns: ['repeat(2,minmax(0,1fr))', 'repeat(4,minmax(0,1fr))', 'repeat(8,minmax(0,1fr))'],
      gap: '2px',
      marginTop: fluid.row,
      bg: 'ink',
      border: 'line',
      borderRadius: 'field',
      overflow: 'hidden',
      '& a': {
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-end',
        height: '100%',
        minHeight: ['60px', '84px'],
        padding: ['26px 10px 9px', '34px 10px 10px', '34px 8px 10px', '34px 10px 10px'],
        bg: 'paper',
        fontFamily: 'display',
        fontWeight: 700,
        // Small enough for the longest names of eight in a row.
        fontSize: ['1rem', null, '.875rem', '1rem'],
        lineHeight: 1.15,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
        '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
      },
      // The slot and the lock of a letterbox. Borders, because forced colours remove backgrounds.
      '& a::before': {
        content: '""',
        position: 'absolute',
        left: '10px',
        right: '32px',
        top: ['11px', '14px'],
        borderTopWidth: '7px',
        borderTopStyle: 'solid',
        borderRadius: 'pill',
      },
      '& a::after': {
        content: '""',
        position: 'absolute',
        right: '10px',
        top: ['9px', '12px'],
        borderWidth: '5.5px',
        borderStyle: 'solid',
        borderRadius: 'round',
      },
      '& li:nth-child(8n+2) a,& li:nth-child(8n+7) a': { bg: 'mint' },
      '& li:nth-child(8n+4) a': { bg: 'mangoLight' },
      '& li:nth-child(8n+5) a': { bg: 'shell' },
      '@media (max-width:17.5em)': { gridTemplateColumns: 'minmax(0,1fr)' },
      '@media (forced-colors:active)': { '& a': { outlineStyle: 'solid', outlineWidth: '1px' } },
    },
  },
  cover: {
    base: {
      display: 'grid',
      gap: ['28px', '40px'],
      alignItems: 'start',
      marginTop: 'clamp(1.5rem,2.6vw,2.25rem)',
      '& h3': { fontSize: 'group', marginBottom: '6px' },
      '& p': { lineHeight: 1.45 },
    },
    variants: { columns: { two: { gridTemplateColumns: [null, 'minmax(0,1.55fr) minmax(0,1fr)'] } } },
  },
  booking: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, null, 'minmax(0,5fr) minmax(0,7fr)'],
      gap: ['20px', '28px 48px'],
      alignItems: 'center',
      // The short fields are in pairs.
      '& .form': {
        gap: ['16px', '20px'],
        gridTemplateColumns: [null, 'repeat(2,minmax(0,1fr))', 'minmax(0,1fr)', 'repeat(2,minmax(0,1fr))'],
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
