import { drawn, type Recipes } from '../recipe.ts';
import { dot, yellow } from '../ride.ts';

/** All stops at once, above their street: rows of dots, or one row where there is room for the few of a line. */
export const stops = {
  stops: {
    gridColumn: '1/-1',
    // Its own width decides: the street around it is as wide as the window.
    containerType: 'inline-size',
    '& ol': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill,minmax(7.1rem,1fr))',
      margin: '10px -20px 0',
      paddingInline: '20px',
      overflowX: 'clip',
    },
    '& li': { position: 'relative' },
    '& li::before': {
      ...drawn,
      inset: '12px -20px auto',
      height: '8px',
      backgroundImage: 'linear-gradient(var(--line) 0 0)',
    },
    '& li:first-child::before': { left: '15px' },
    '& li:last-child::before': { right: 'calc(100% - 15px)' },
    '& a': {
      position: 'relative',
      display: 'block',
      minHeight: '56px',
      padding: '30px 4px 6px 0',
      fontSize: 'small',
      fontWeight: 600,
      lineHeight: 1.15,
      textDecoration: 'none',
    },
    '& a::before': { ...dot, left: '4px', top: '5px', size: '22px', borderWidth: '4px' },
    '& a:hover': { textDecoration: 'underline' },
    '& :is(a:hover,[aria-current])::before': yellow,
    '& [aria-current]': { fontWeight: 800 },
    '@media (forced-colors:active)': {
      '& li::before,& ol::before,& ol::after,& [aria-current]::before': { forcedColorAdjust: 'none' },
    },
    // A line with so few stops that they have room in one row.
    variants: {
      places: {
        few: {
          '@container (min-width:54rem)': {
            '& ol': {
              position: 'relative',
              display: 'flex',
              justifyContent: 'space-between',
              height: '104px',
              margin: '0 52px',
              padding: 0,
              overflow: 'visible',
              '&::before': {
                ...drawn,
                inset: '48px -52px auto',
                height: '8px',
                borderRadius: 'pill',
                backgroundImage: 'linear-gradient(var(--line) 0 0)',
              },
              // The disc of the ride: where browsers have scroll timelines, it moves along the line.
              '&::after': {
                ...dot,
                ...yellow,
                display: 'none',
                top: '33px',
                size: '38px',
                translate: '-50%',
                borderWidth: '3px',
              },
            },
            '& li': { width: 0 },
            '& li::before': { display: 'none' },
            // The names stand above and below the line in turn.
            '& a': {
              position: 'absolute',
              left: 0,
              top: '30px',
              zIndex: 1,
              translate: '-50%',
              display: 'grid',
              justifyItems: 'center',
              minWidth: '56px',
              padding: '40px 4px 4px',
              fontSize: '1rem',
              whiteSpace: 'nowrap',
            },
            '& a::before': { left: 'calc(50% - 13px)', top: '9px', size: '26px' },
            '& li:nth-child(odd) a': { top: 'auto', bottom: '30px', padding: '4px 4px 40px', alignContent: 'end' },
            '& li:nth-child(odd) a::before': { top: 'auto', bottom: '9px' },
          },
        },
      },
    },
  },
} as const satisfies Recipes;
