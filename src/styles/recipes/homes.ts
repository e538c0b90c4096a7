import type { Recipes } from '../recipe.ts';
import { fluid } from '../theme.ts';

/** The blocks and the homes around a station, and the nearest areas. */
export const homes = {
  blockForm: {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) auto',
      gap: '0 8px',
      maxWidth: '30rem',
      marginTop: '14px',
      '& label': { gridColumn: '1/-1' },
    },
  },
  blockFound: {
    base: {
      '&:not(:empty)': {
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        marginTop: '10px',
        padding: '10px 14px',
        bg: 'mintLight',
        border: 'line',
        borderRadius: 'field',
      },
    },
  },
  streets: { base: { marginTop: '18px', borderBottom: 'line' } },
  streetList: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, null, 'repeat(2,minmax(0,1fr))'],
      columnGap: '28px',
      alignItems: 'start',
    },
  },
  street: {
    base: {
      borderTop: 'line',
      '& > summary': {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        gap: '0 10px',
        minHeight: '46px',
        paddingRight: '24px',
        lineHeight: 1.2,
      },
      // A plus; a minus if the street is open. Borders, because forced colours remove backgrounds.
      '& > summary::before,& > summary::after': {
        content: '""',
        position: 'absolute',
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
  },
  homes: {
    base: { bg: 'paper', border: 'line', borderRadius: 'card', overflow: 'hidden' },
  },
  homesPicture: {
    base: {
      bg: 'mint',
      borderBottom: 'line',
      padding: '16px 20px 0',
      '& svg': { width: '100%', maxHeight: '168px' },
    },
  },
  homesWords: { base: { padding: '14px 20px 12px', '& dl': { marginTop: '10px' } } },
  lines: {
    base: {
      '& > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '0 12px',
        padding: '5px 0',
        borderTop: 'pale',
        lineHeight: 1.3,
      },
      '& dt': { display: 'flex', alignItems: 'center', gap: '10px', flex: '1 1 0' },
      '& small': { color: 'inkSoft', fontSize: 'small', display: 'inline-block' },
      '& dd': { fontFamily: 'display', fontWeight: 800, fontSize: '1.25rem', lineHeight: 1.1, whiteSpace: 'nowrap' },
    },
  },
  keyWindow: { base: { '& svg': { width: '18px', height: '22px' } } },
  nearest: {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '2px 40px',
      marginTop: fluid.row,
      paddingTop: '12px',
      borderTop: 'line',
      '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 36px' },
      '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
      '& a': {
        padding: '8px 0',
        fontWeight: 700,
      },
      '& span:last-child': { color: 'inkSoft', fontSize: 'small' },
      '& .pill': { color: 'paper', fontSize: 'tiny' },
    },
  },
} as const satisfies Recipes;
