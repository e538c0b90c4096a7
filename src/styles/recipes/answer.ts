import type { Recipes } from '../recipe.ts';

/** The most kinds of homes, and of services, that one panel has: the schema and a check refuse more. */
const most = 6;
const numbers = Array.from({ length: most }, (_, index) => index + 1);

/** The narrowest phones. */
const narrow = '@media (max-width:22.49em)';

/** The section in which a home of this kind, or this service, is chosen. */
const chosen = (what: string, number: number) => `:has([data-${what}="${number}"]:checked)`;

/**
 * What belongs to another home or another service is hidden. A browser without :has() shows every line, each with its
 * name.
 */
const forOthers: `&${string}` = `&${[
  ':not(:has([data-kind]:checked)) [data-of]:not([data-of~=any])',
  ...numbers.map((number) => `${chosen('kind', number)} [data-of]:not([data-of~="${number}"])`),
  ...numbers.map((number) => `:has([data-service]:checked):not(${chosen('service', number)}) [data-is="${number}"]`),
].join(',&')}`;

/** The floors of the block whose windows are as many as the home has. */
const floors = ['two', 'three', 'four', 'five'] as const;
const lit: `&${string}` = `&${floors.map((count) => `:has([data-picture=${count}-windows]:checked) .lit-${count}`).join(',&')}`;

const sign = (picture: string, shape: string) => ({
  [`& [data-picture=${picture}]+span::before` as const]: {
    width: '26px',
    height: '18px',
    marginBottom: '1px',
    bg: 'current' as const,
    clipPath: `path("${shape}")`,
  },
});

const windows = (count: string, width: number) => ({
  [`& [data-picture=${count}-windows]+span::before` as const]: { width: `${width}px` },
});

/** The panel that answers how long and how much. */
export const answer = {
  // On the section of the hero, so that the picture answers as well.
  answers: {
    base: {
      '& h1': { fontSize: ['answering', null, null, 'answeringWide'], lineHeight: 0.96 },
      '& .hero-text': {
        paddingTop: ['24px', null, null, 'clamp(24px,2.4vw,40px)'],
        paddingBottom: ['28px', null, null, 0],
        minHeight: ['0', null, null, '54.86vw'],
        // The windows of the picture can be tapped.
        pointerEvents: 'none',
      },
      '& .hero-text > *': { maxWidth: ['none', '720px', null, 'min(39vw,562px)'], pointerEvents: 'auto' },
      '& .hero-text > .lead': {
        marginTop: ['10px', null, null, '12px'],
        maxWidth: ['none', '34em', null, 'min(39vw,562px)'],
        fontSize: ['1.0625rem', '1.25rem'],
        lineHeight: 1.4,
      },
      '& .hero-text > .answer': {
        maxWidth: ['none', '720px', null, 'none'],
        width: ['100%', null, null, 'min(42vw,562px)'],
      },
      '& .station-line': { marginBottom: '12px' },
      // Drawn at the window's width, whatever the height of the words; the sky goes on above.
      '& .hero-picture': {
        inset: [null, null, null, 'auto 0 0'],
        height: ['min(88vw,420px)', 'clamp(320px,56vw,560px)', null, '55.56vw'],
      },
      [forOthers]: { display: 'none' },
      '&:has([data-kind]:checked) .gable-sign': { display: 'inline' },
      [lit]: { opacity: 1 },
      '& foreignObject label': { display: 'block', height: '100%', cursor: 'pointer' },
      '&:has([data-kind]:checked) .answer-figures b': {
        fontSize: ['2.75rem', null, null, '3.25rem'],
        '& :is(i,small)': { fontSize: '1.25rem', display: 'inline' },
      },
    },
    variants: {
      place: {
        // The panel is a board on two posts, down to the ground of the drawing (78 of 790).
        home: {
          '& .hero-text': { paddingBottom: [null, null, null, '5.41vw'] },
          '& .hero-picture': { height: [null, null, null, '54.86vw'] },
          '& .hero-text::after': {
            content: '""',
            display: ['none', null, null, 'block'],
            flex: '1 0 30px',
            width: 'calc(min(42vw,562px) - 80px)',
            marginLeft: '40px',
            borderStyle: 'solid',
            borderColor: 'ink',
            borderWidth: '0 14px',
          },
        },
        // Above the houses of the area.
        area: {
          '& .hero-text': { paddingBottom: [null, null, null, '18.4vw'], minHeight: [null, null, null, '0'] },
          '& .hero-text > .answer': { width: [null, null, null, 'min(43vw,600px)'] },
        },
        service: {},
        // Above the lorry.
        move: { '& .hero-text': { paddingBottom: [null, null, null, '14vw'], minHeight: [null, null, null, '0'] } },
      },
    },
  },
  answer: {
    base: {
      display: 'grid',
      gridTemplateColumns: ['minmax(0,1fr)', 'minmax(0,1.65fr) minmax(0,1fr)'],
      gap: ['14px', '16px'],
      bg: 'paper',
      border: 'line',
      borderRadius: 'card',
      padding: ['16px', '20px'],
      marginTop: ['18px', null, null, '20px'],
      [narrow]: { padding: '12px' },
      '& > *': { gridColumn: '1/-1' },
      '& h2': { fontSize: 'board' },
    },
  },
  pick: {
    base: {
      border: 0,
      margin: 0,
      padding: 0,
      minWidth: 0,
      display: ['block', 'grid'],
      '& legend': { padding: '0 0 6px', fontWeight: 700, lineHeight: 1.3 },
      '& label': { position: 'relative', display: 'flex', flex: '1 1 max(30%,4.4em)' },
      '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
      '& input + span': {
        flex: 1,
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: '1px',
        minHeight: '52px',
        padding: '7px 2px',
        bg: 'paper',
        textAlign: 'center',
        fontSize: 'small',
        lineHeight: 1.15,
        fontWeight: 600,
        [narrow]: { fontSize: '.875rem' },
      },
      '& small': { fontSize: '.875rem', fontWeight: 500, lineHeight: 1.2 },
      '& label b': { fontFamily: 'display', fontWeight: 800, fontSize: '1.0625rem', lineHeight: 1.15 },
      '& :hover + span': { bg: 'mintLight' },
      '& :checked + span': { bg: 'ink', color: 'rice' },
      '& :focus-visible + span': { outline: '3px solid', outlineOffset: '-6px' },
    },
    variants: {
      of: {
        homes: {
          gridColumn: ['1/-1', 'auto'],
          '&:only-of-type': { gridColumn: '1/-1' },
          // A home is a row of windows, as many as it has rooms; a sign where that says nothing.
          '& [data-picture]+span::before': {
            content: '""',
            height: '9px',
            width: '28px',
            marginBottom: '5px',
            backgroundImage: 'repeating-linear-gradient(90deg,currentColor 0 8px,transparent 8px 10px)',
          },
          ...windows('two', 18),
          ...windows('four', 38),
          ...windows('five', 48),
          ...sign('condo', 'M3 18V5Q3 1 7.5 1T12 5V18zM14 18V10Q14 6 18.5 6T23 10V18z'),
          ...sign('house', 'M13 1L26 10H23V18H3V10H0z'),
          ...sign('office', 'M2 18V9H9V1H17V6H24V18z'),
          '& :checked + span::before': { color: 'mango' },
          '& label:has([data-picture$=windows])': {
            flexBasis: 'max(22%,3.7em)',
            whiteSpace: 'nowrap',
            [narrow]: { flexBasis: 'max(22%,3.5em)' },
          },
        },
        services: {
          gridColumn: ['1/-1', 'auto'],
          '& .cells': { flexDirection: ['row', 'column'] },
          '& label': { flex: [null, '1 1 auto'] },
          '& input + span': { minHeight: [null, '44px'], padding: [null, '4px'] },
        },
        often: {
          gridColumn: ['1/-1', 'auto'],
          '& label': { flexBasis: ['max(22%,4.1em)', '34%'] },
          '& input + span': { minHeight: '44px' },
        },
      },
    },
  },
  cells: {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px',
      bg: 'ink',
      border: 'line',
      borderRadius: 'field',
      overflow: 'hidden',
      '& > b': {
        flex: '1 0 100%',
        padding: '5px 10px',
        color: 'rice',
        fontSize: '.8125rem',
        lineHeight: 1.15,
        fontWeight: 600,
      },
    },
  },
  // Keeps its height while answers change, so that the button stays where it is.
  answerResult: {
    base: {
      display: 'grid',
      alignContent: 'center',
      marginInline: ['-16px', '-20px'],
      padding: ['12px 16px', '12px 20px'],
      minHeight: ['8.7rem', null, null, '8.2rem'],
      [narrow]: { marginInline: '-12px', paddingInline: '12px' },
      bg: 'mangoLight',
      borderTop: 'line',
      borderBottom: 'line',
    },
  },
  answerFigures: {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '6px 12px',
      fontSize: 'small',
      lineHeight: 1.3,
      '& p': { flex: '1 1 4.5em', fontWeight: 600 },
      '& b': {
        fontFamily: 'display',
        fontWeight: 800,
        fontSize: ['1.75rem', null, null, '2rem'],
        lineHeight: 1.05,
        letterSpacing: '-.02em',
        display: 'block',
      },
      '& :is(i,small)': {
        fontFamily: 'text',
        fontStyle: 'normal',
        fontWeight: 600,
        fontSize: 'small',
        letterSpacing: 0,
      },
      // The word before a price has a line of its own, so that three prices fit beside each other.
      '& small': { display: 'block' },
    },
  },
  answerNote: { base: { flexBasis: '100%!important' as '100%', fontWeight: '400!important' as '400' } },
  answerDo: {
    base: {
      display: ['grid', 'flex'],
      flexWrap: 'wrap',
      gap: ['12px', '12px 20px'],
      alignItems: 'center',
      lineHeight: 1.4,
      '& p': { flex: '1 1 15em' },
      '& .button': { flex: 'none' },
      '& a': { whiteSpace: 'nowrap' },
    },
  },
  // What was chosen, at the head of the form.
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
