import { box, drawn, headingFont, hiddenFromSight, lines, nameFont, row, stack, type Recipes } from '../recipe.ts';
import { narrow, paper, wide, wideScreen } from '../sheet-media.ts';
import { fluid } from '../theme.ts';

const { gutter } = fluid;
const crowded = '&:is(.sheet:has(.sheet-list p,.sheet-parts > :nth-child(6)) > *)';

/** The lists of a sheet, and what is only on paper. */
export const sheetLists = {
  sheetHead: {
    padding: [`12px ${gutter}`, null, '12px 24px'],
    bg: 'mint',
    ...lines('2px 0'),
    fontSize: '1.75rem',
    [wide]: { gridColumn: 5 },
    [wideScreen]: { borderWidth: '2px', borderRadius: '20px 20px 0 0' as 'card' },
    [paper]: { ...lines('0'), height: 0, padding: 0, visibility: 'hidden' },
  },
  sheetParts: {
    [wide]: { '&,& > li': { display: 'contents' } },
    [narrow]: {
      '& > li': { position: 'relative', display: 'grid', gridTemplateColumns: '36% 1fr', borderBottom: 'line' },
    },
    '& > :has(:checked) .sheet-list': { bg: 'mangoLight' },
    [paper]: { '& > :not(:has(:checked)) .icon path': { visibility: 'hidden' } },
  },
  sheetName: {
    ...row('10px'),
    minHeight: '52px',
    padding: [`6px ${gutter}`, null, '5px 12px'],
    bg: 'rice',
    ...nameFont('1.125rem', 1.15),
    [narrow]: { gridArea: '1/1/2/3', borderBottom: 'line' },
    [wide]: { gridRow: 2, borderTop: 'line' },
    [paper]: { minHeight: 0, gap: '1.5mm', padding: '.6mm 2mm', fontSize: '.75rem', '& input': { display: 'none' } },
    '& b': { color: 'hibiscus' },
    '& input': {
      appearance: 'none',
      flex: 'none',
      size: '28px',
      margin: 0,
      ...box('pill'),
      cursor: 'pointer',
    },
    '& :checked': { counterIncrement: 'ready', bg: 'ink' },
    '& :checked::before': {
      content: '""',
      display: 'block',
      width: '8px',
      height: '15px',
      margin: '2px 8px',
      ...lines('0 4px 4px 0', 'mango'),
      rotate: '40deg',
    },
  },
  sheetList: {
    bg: 'paper',
    '& > div': { flex: 1 },
    '& p': { marginTop: '4px', fontSize: 'small' },
    '& > b': { minWidth: '1.2em', color: 'hibiscus', fontFamily: 'display', fontSize: '1.75rem', lineHeight: 1 },
    [wide]: { display: 'flex', gap: '10px', gridColumn: 5, gridRow: 'span var(--list)' },
    [wideScreen]: { padding: '12px 24px 13px', ...lines('0 2px 2px') },
    [narrow]: {
      gridArea: '2/2',
      minHeight: '132px',
      padding: `14px ${gutter} 16px 16px`,
      borderLeft: 'line',
      '& > b,& h3': hiddenFromSight,
    },
    [paper]: {
      padding: '1.3mm 0',
      borderBottom: 'line',
      '& > b': { fontSize: '1.25rem' },
      '& h3': { fontSize: '1rem' },
      '& p': { marginTop: '.5mm', fontSize: '1em' },
    },
  },
  tasks: {
    ...stack('4px'),
    marginTop: [0, null, '8px'],
    fontSize: '1rem',
    lineHeight: 1.35,
    '& li': { display: 'flex', gap: '10px' },
    '& i': { display: 'none' },
    '& .icon': { color: 'pandan', strokeWidth: '3.4', marginTop: '.05em' },
    // The tick of a task is in a box; for several visits, there is a column of boxes for each.
    [paper]: {
      gap: '.8mm',
      marginTop: '.8mm',
      fontSize: '1em',
      '& :is(.icon,i)': { flex: 'none', display: 'block', size: '4mm', ...lines('1px') },
      '&:is(.sheet-several *) li': {
        display: 'grid',
        gridTemplateColumns: '1fr',
        gridAutoFlow: 'column',
        gridAutoColumns: '11mm',
        gap: 0,
      },
      '&:is(.sheet-several *) :is(.icon,i)': { order: 1, justifySelf: 'center' },
    },
  },
  sheetFoot: {
    position: 'relative',
    bg: 'paper',
    '& > p': { padding: [`12px ${gutter}`, null, '12px 22px'], fontSize: 'small', lineHeight: 1.4 },
    '& > p + :not(.sheet-says,:last-child)': { paddingTop: 0 },
    '& > :last-child': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' },
    '& .button + span': { flex: '1 1 12em' },
    '@media (scripting:none)': { '& .button': { display: 'none' } },
    [wide]: { gridColumn: 5 },
    [wideScreen]: { marginBottom: '52px', ...lines('0 2px 2px'), borderRadius: '0 0 20px 20px' as 'card' },
    '&::after': { ...drawn, inset: '100% 44px -54px', ...lines('0 14px', 'inkSoft') },
    [narrow]: { '&::after': { display: 'none' } },
    [paper]: {
      '& > p': { padding: '1.5mm 0 0', fontSize: '1em' },
      '&::after,& > :is(.sheet-says,:last-child)': { display: 'none' },
    },
  },
  sheetSays: {
    display: 'grid',
    bg: 'mangoLight',
    borderY: 'line',
    '& > *': { gridArea: '1/1' },
    '&:first-child': { borderTop: 0 },
  },
  sheetCount: { '&::before': { content: 'counter(ready)' } },
  onPaper: {
    display: 'none',
    [paper]: { display: 'flex', gap: '6mm', gridColumn: '1/-1' },
    '& b': { display: 'block', ...headingFont, fontSize: '1.125rem', lineHeight: 1.2 },
    '& :is(span,i)': { flex: 1 },
  },
  paperHead: {
    alignItems: 'center',
    paddingBottom: '3mm',
    borderBottom: 'line',
    '& .logo': { margin: 0 },
    '& b': { fontSize: '1.75rem', lineHeight: 1 },
    '& p:last-child': { marginLeft: 'auto', textAlign: 'right' },
  },
  paperLines: {
    padding: '5mm 0 0',
    '& span': { display: 'flex', alignItems: 'end', height: '7mm' },
    '& :nth-child(2)': { flex: 2 },
    '& span::after': { content: '""', flex: 1, marginLeft: '2mm', borderBottom: 'line' },
  },
  paperDates: {
    [paper]: { gridColumn: 5, alignItems: 'end', gap: '2mm' },
    '& i': { flex: '0 0 9mm', borderBottom: 'line' },
    '& :first-child': { marginLeft: 'auto' },
  },
  paperFoot: {
    [paper]: { display: 'block', paddingTop: '2mm' },
    '& > :first-child,& > :first-child::after': { height: '8mm', borderBottom: 'line' },
    '& > :first-child': { marginBottom: '18mm' },
    '& > :first-child::after': { content: '""', display: 'block' },
    // Where there are many lines, those for notes are fewer.
    [`${crowded} > :first-child`]: { marginBottom: '10mm' },
    [`${crowded} > :first-child::after`]: { display: 'none' },
    '& > :nth-child(2)': { display: 'flex', gap: '10mm', marginBottom: '4mm' },
    '& span': { paddingTop: '1mm', borderTop: 'line', fontSize: '.75rem' },
    '& > :last-child': { padding: '2.5mm 4mm', border: 'line', borderRadius: 'field' },
  },
} as const satisfies Recipes;
