import { fluid, grid, stack, wrappingRow, type Recipes } from '#styles/recipe.ts';

/** An area page: the blocks and the homes around its station, the nearest areas, and its sections. */
export const areaPage = {
  // Lower than on other pages, because an area page has many sections.
  areaSections: {
    // Words break only between words, unless a word is longer than its line.
    overflowWrap: 'break-word',
    '& .band': { paddingBlock: 'clamp(1.75rem,.9rem + 3.4vw,3.75rem)' },
    '& .section-head': { marginBottom: fluid.row },
    '& .columns': { marginTop: fluid.row },
    '& .question summary': { paddingBlock: '12px' },
  },
  // A card whose picture is beside its name.
  lowCard: {
    display: 'flex',
    padding: '18px 22px 10px',
    '& > div': wrappingRow('8px 14px'),
    '& h3': { flex: '1 1 7em' },
    '& img': { width: '104px', height: '65px', border: 'line', borderRadius: 'field', objectFit: 'cover' },
    '& p': { flex: 1, margin: '14px 0 4px', color: 'inkSoft' },
    '& .text-link': { color: 'hibiscus' },
  },
  cover: {
    ...stack('28px 40px'),
    alignItems: 'start',
    marginTop: 'clamp(1.5rem,2.6vw,2.25rem)',
    '& h3': { fontSize: 'group', marginBottom: '6px' },
    variants: { columns: { two: { gridTemplateColumns: [null, 'minmax(0,1.55fr) minmax(0,1fr)'] } } },
  },
  booking: {
    ...grid(['minmax(0,1fr)', null, 'minmax(0,5fr) minmax(0,7fr)'], '20px 48px'),
    alignItems: 'start',
    // Stays beside the form, which is higher than a low window.
    '& > :first-child': { position: [null, null, 'sticky'], top: '120px' },
    // The short fields are in pairs.
    '& .form': {
      gap: '16px 20px',
      gridTemplateColumns: ['minmax(0,1fr)', '1fr 1fr', '1fr', '1fr 1fr'],
    },
    '& .form > *,& .form > legend > *': { gridColumn: '1/-1' },
    '& .form > .field:not(:has(textarea))': { gridColumn: ['1/-1', 'auto'] },
    '& .field-pair': { display: [null, 'contents'] },
  },
  ticks: {
    ...stack('10px'),
    marginTop: '20px',
    fontWeight: 600,
    fontSize: 'lead',
    '& li': { display: 'flex', gap: '14px' },
    '& .icon': {
      size: '32px',
      padding: '6px',
      borderRadius: 'round',
      bg: 'pandan',
      color: 'paper',
      strokeWidth: '3.4',
    },
  },
  sources: {
    marginTop: fluid.below,
    fontSize: 'small',
    lineHeight: 1.5,
    color: 'inkSoft',
    '& summary': { color: 'ink' },
    '& ul': { paddingBottom: '20px', columns: [null, '2', '3'], columnGap: '40px' },
    '& li': { breakInside: 'avoid', marginBottom: '8px' },
  },
} as const satisfies Recipes;
