import { fluid } from '../theme.ts';
import type { Recipes } from '../recipe.ts';

/** The panel on the homes around a station. */
export const homes = {
  homes: {
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12,1fr)',
      gap: '2px',
      bg: 'ink',
      border: 'line',
      borderRadius: 'card',
      overflow: 'hidden',
      marginTop: fluid.below,
    },
  },
  homesCell: {
    base: {
      gridColumn: 'span 12',
      bg: 'paper',
      padding: 'clamp(20px,2.2vw,32px)',
      '& h3': { fontSize: 'panel', marginBottom: '12px' },
      '& h4': { marginBottom: '16px' },
      '& p + dl': { marginTop: '20px' },
    },
    variants: {
      span: {
        four: { gridColumn: [null, null, 'span 4'] },
        six: { gridColumn: [null, null, 'span 6'] },
        eight: { gridColumn: [null, null, 'span 8'] },
        five: { gridColumn: [null, null, 'span 5'] },
        seven: { gridColumn: [null, null, 'span 7'] },
        all: {},
      },
      background: { mango: { bg: 'mangoLight' }, mint: { bg: 'mint' } },
    },
  },
  shares: {
    base: {
      '& > div': {
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        padding: '8px 0',
        borderTopWidth: '2px',
        borderTopStyle: 'solid',
        borderColor: 'line',
      },
      '& dt': { display: 'flex', alignItems: 'center', gap: '12px' },
      '& small': { color: 'inkSoft', fontSize: 'small' },
      '& dd': {
        marginLeft: 'auto',
        flex: '0 0 auto',
        maxWidth: '60%',
        textAlign: 'right',
        fontFamily: 'display',
        fontWeight: 700,
        fontSize: '1.125rem',
        lineHeight: 1,
      },
    },
  },
  blockCell: {
    base: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', gap: '10px', paddingBottom: '18px' },
  },
  keyWindow: { base: { '& svg': { width: '18px', height: '22px' } } },
  decades: {
    base: {
      maxWidth: '420px',
      '& .decade-value': { fontFamily: 'display', fontWeight: 700, fontSize: '14px', fill: 'ink' },
      '& .decade-label': { fontFamily: 'text', fontWeight: 500, fontSize: '13px', fill: 'inkSoft' },
    },
  },
  noFlats: { base: { marginTop: '24px', maxWidth: '640px' } },
  cars: { base: { maxWidth: '420px', marginBottom: '18px' } },
  times: {
    base: {
      '& > div': { display: 'flex', flexDirection: 'column-reverse', gap: '6px' },
      '& > div + div': { borderTop: 'line', marginTop: '16px', paddingTop: '16px' },
      '& dd': { fontFamily: 'display', fontWeight: 800, fontSize: 'figure', lineHeight: 1, letterSpacing: '-.02em' },
      '& small': { fontFamily: 'text', fontWeight: 600, fontSize: '1rem', letterSpacing: 0 },
    },
  },
  stops: {
    base: {
      display: 'grid',
      gridTemplateColumns: [null, 'repeat(4,1fr)'],
      position: 'relative',
      paddingTop: [null, '44px'],
      '&::before': {
        content: '""',
        position: 'absolute',
        bg: 'pandan',
        left: ['9px', '0'],
        right: ['auto', '-40px'],
        top: ['12px', '9px'],
        bottom: ['30px', 'auto'],
        width: ['10px', 'auto'],
        height: ['auto', '10px'],
      },
      '& li': { position: 'relative', lineHeight: 1.5, padding: ['0 0 18px 48px', '0'] },
      '& li::before': {
        content: '""',
        position: 'absolute',
        left: 0,
        top: ['2px', '-44px'],
        width: '28px',
        height: '28px',
        borderWidth: '4px',
        borderStyle: 'solid',
        borderColor: 'ink',
        borderRadius: 'round',
        bg: 'paper',
      },
      '& li:first-child::before': { bg: 'mango' },
      '& a,& b': {
        fontFamily: 'display',
        fontWeight: 700,
        fontSize: '1.125rem',
        lineHeight: 1.3,
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '32px',
      },
      '& span': { fontSize: 'small', color: 'inkSoft' },
      '& .pill': { color: 'paper', fontSize: 'tiny', marginRight: '4px' },
    },
  },
  sourceLine: { base: { marginTop: '14px', maxWidth: '64em' } },
} as const satisfies Recipes;
