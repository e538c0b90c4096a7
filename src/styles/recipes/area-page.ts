import { fluid } from '../theme.ts';
import { box, drawn, grid, headingFont, nameFont, spreadRow, stack, wrappingRow, type Recipes } from '../recipe.ts';

/** An area page: the blocks and the homes around its station, the nearest areas, and its sections. */
export const areaPage = {
  blockForm: {
    ...grid('minmax(0,1fr) auto', '0 8px'),
    maxWidth: '30rem',
    marginTop: '14px',
    '& label': { gridColumn: '1/-1' },
    '@media (scripting:none)': { '& button': { display: 'none' } },
  },
  blockFound: {
    '&:not(:empty)': {
      ...wrappingRow('12px'),
      marginTop: '10px',
      padding: '10px 14px',
      bg: 'mintLight',
      border: 'line',
      borderRadius: 'field',
    },
    '& > svg': { alignSelf: 'start' },
    '& > span': { flex: '1 1 13em' },
    // Beside the first line.
    '& > .icon': { alignSelf: 'flex-start', marginTop: '.2em' },
    variants: { answer: { probable: { '&:not(:empty)': { bg: 'paper' } } } },
  },
  streets: { marginTop: '18px', borderBottom: 'line' },
  streetList: {
    display: 'grid',
    gridTemplateColumns: [null, null, 'repeat(2,minmax(0,1fr))'],
    columnGap: '28px',
    alignItems: 'start',
  },
  street: {
    borderTop: 'line',
    '& > summary': {
      position: 'relative',
      ...spreadRow('0 10px'),
      minHeight: '46px',
      paddingRight: '24px',
      lineHeight: 1.2,
    },
    // A plus; a minus if the street is open. Borders, because forced colours remove backgrounds.
    '& > summary::before,& > summary::after': {
      ...drawn,
      right: 0,
      top: 'calc(50% - 1px)',
      width: '12px',
      borderTopWidth: '2.5px',
      borderTopStyle: 'solid',
    },
    '& > summary::after': { transform: 'rotate(90deg)' },
    '&[open] > summary::after': { display: 'none' },
    '& span': { flex: 'none', fontSize: 'small', color: 'inkSoft' },
    // A link to this text leaves space for the name of the street above it.
    '& p': { paddingBottom: '12px', fontSize: 'small', scrollMarginTop: '60px' },
  },
  homes: { ...box(), overflow: 'hidden' },
  homesPicture: {
    bg: 'mint',
    borderBottom: 'line',
    padding: '16px 20px 0',
    '& svg': { width: '100%', maxHeight: '168px' },
  },
  homesWords: { padding: '14px 20px 12px', '& dl': { marginTop: '10px' } },
  lines: {
    '& > div': {
      ...wrappingRow('0 12px'),
      padding: '5px 0',
      borderTop: 'pale',
      lineHeight: 1.3,
    },
    '& dt': { display: 'flex', alignItems: 'center', gap: '10px', flex: '1 1 0' },
    '& small': { color: 'inkSoft', fontSize: 'small', display: 'inline-block' },
    '& dd': { ...headingFont, fontSize: '1.25rem', lineHeight: 1.1, whiteSpace: 'nowrap' },
  },
  keyWindow: { '& svg': { width: '18px', height: '22px' } },
  nearest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 40px',
    marginTop: fluid.row,
    paddingTop: '12px',
    borderTop: 'line',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 36px' },
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
    '& a': { padding: '8px 0', fontWeight: 700 },
    '& span:last-child': { color: 'inkSoft', fontSize: 'small' },
    '& .pill': { fontSize: 'tiny' },
  },
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

export const tileNames = {
  tileNames: {
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
    // Small enough for the longest names of eight in a row.
    ...nameFont(['1rem', null, '.875rem', '1rem'], 1.15),
    '& li': {
      display: 'grid',
      alignContent: 'center',
      minHeight: ['52px', '64px'],
      padding: '9px',
      outline: '1px solid',
    },
    '& > :nth-child(8n+2),& > :nth-child(8n+7)': { bg: 'mint' },
    '& > :nth-child(8n+4)': { bg: 'mangoLight' },
    '& > :nth-child(8n+5)': { bg: 'shell' },
  },
} as const satisfies Recipes;
