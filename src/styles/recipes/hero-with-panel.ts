import type { Recipes } from '../recipe.ts';

/**
 * The greatest number of kinds of homes, and of services, in one panel. There are rules for this many; the schema and a
 * check refuse more.
 */
export const maxPanelOptions = 6;
const numbers = Array.from({ length: maxPanelOptions }, (_, index) => index + 1);

/** Matches the section if a home of this kind, or this service, is chosen. */
const chosen = (what: string, number: number) => `:has([data-${what}="${number}"]:checked)`;

/**
 * Matches the results of other homes and services, to hide them. A browser without :has() shows every line, each with
 * its name.
 */
const forOthers: `&${string}` = `&${[
  ':not(:has([data-kind]:checked)) [data-homes]:not([data-homes~=any])',
  ...numbers.map((number) => `${chosen('kind', number)} [data-homes]:not([data-homes~="${number}"])`),
  ...numbers.map(
    (number) => `:has([data-service]:checked):not(${chosen('service', number)}) [data-service-result="${number}"]`,
  ),
].join(',&')}`;

/** The floors of the block: each lights up for homes with its number of windows. */
const floors = ['two', 'three', 'four', 'five'] as const;
const lit: `&${string}` = `&${floors.map((count) => `:has([data-picture=${count}-windows]:checked) .lit-${count}`).join(',&')}`;

/** The hero of a page with the price panel, and its picture, which also reacts to a choice. */
export const heroWithPanel = {
  // This class is on the section of the hero, so that the picture reacts to a choice as well.
  heroWithPanel: {
    base: {
      '& h1': { fontSize: ['besidePanel', null, null, 'besidePanelWide'], lineHeight: 0.96 },
      '& .hero-text': {
        paddingTop: ['24px', null, null, 'clamp(24px,2.4vw,40px)'],
        paddingBottom: ['28px', null, null, 0],
        minHeight: ['0', null, null, '54.86vw'],
        // Lets taps on the empty space of the text through to the windows of the picture.
        pointerEvents: 'none',
      },
      '& .hero-text > *': { maxWidth: ['none', '720px', null, 'min(39vw,562px)'], pointerEvents: 'auto' },
      '& .hero-text > .lead': {
        marginTop: ['10px', null, null, '12px'],
        maxWidth: ['none', '34em', null, 'min(39vw,562px)'],
        fontSize: ['1.0625rem', '1.25rem'],
        lineHeight: 1.4,
      },
      '& .hero-text > .price-panel': {
        maxWidth: ['none', '720px', null, 'none'],
        width: ['100%', null, null, 'min(42vw,562px)'],
      },
      '& .station-line': { marginBottom: '12px' },
      // The picture is as wide as the window, whatever the height of the text. The sky continues above it.
      '& .hero-picture': {
        inset: [null, null, null, 'auto 0 0'],
        height: ['min(88vw,420px)', 'clamp(320px,56vw,560px)', null, '55.56vw'],
      },
      [forOthers]: { display: 'none' },
      '&:has([data-kind]:checked) .gable-sign': { display: 'inline' },
      [lit]: { opacity: 1 },
      '& foreignObject label': { display: 'block', height: '100%', cursor: 'pointer' },
      '&:has([data-kind]:checked) .price-panel-figures b': {
        fontSize: ['2.75rem', null, null, '3.25rem'],
        '& :is(i,small)': { fontSize: '1.25rem', display: 'inline' },
      },
    },
    variants: {
      // The side of the text, which the picture leaves free.
      textSide: {
        left: {},
        right: {
          '& :is(.hero-head,.hero-text)': {
            marginLeft: [null, null, null, '56.4vw'],
            paddingLeft: [null, null, null, 0],
            width: [null, null, null, 'auto'],
          },
        },
      },
      place: {
        // The panel is a board on two posts, which reach the ground of the drawing (78 of its 790 units).
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
        // The text is above the houses of the area.
        area: {
          minHeight: [null, null, null, '43.06vw'],
          // The foreground of the picture is lower than 7.4 % of its width, so the text stays above it.
          '& .hero-text': {
            paddingTop: 0,
            paddingBottom: ['28px', null, null, '8.6vw'],
            minHeight: [null, null, null, '0'],
          },
          '& .hero-head, & .hero-text > .lead': { position: 'relative' },
          // The scene begins at 690 of 1440 units. On a very wide screen the text begins nearer to the scene, so it is
          // narrower.
          '& .hero-text > .lead, & .hero-text > .price-panel': {
            maxWidth: ['none', '720px', null, 'min(38vw,540px - 3.9vw)'],
            width: ['100%', null, null, 'min(38vw,540px - 3.9vw)'],
          },
          // Two lines in any font. A single line would be as wide as the panel, and could become two when the font
          // loads: a layout shift.
          '& .price-panel-action p': { maxWidth: [null, null, null, '22em'] },
          // The panel is narrower than on other pages, so its four homes in a row get a larger share of the width.
          '& .hero-text > .price-panel': {
            gridTemplateColumns: [null, null, null, 'minmax(0,2fr) minmax(0,1fr)'],
          },
          // A phone shows only a part of the picture. The svg sets that part as the transform of .part.
          '& .hero-picture': {
            order: [0, 1, null, 0],
            position: ['relative', null, null, 'absolute'],
            inset: ['auto', null, null, 'auto 0 0'],
            marginTop: ['6px', '16px', null, 0],
            height: ['64.6vw', '56vw', null, '43.06vw'],
            overflow: ['hidden', null, null, 'visible'],
          },
          '& .hero-picture svg': { position: 'absolute', left: 0, bottom: 0, height: 'auto', overflow: 'visible' },
          '& .part': { transform: [null, 'translate(-633.6px,-272.8px) scale(1.44)', null, 'none'] },
          '& .words-right .part': { transform: [null, 'translate(0,-272.8px) scale(1.44)', null, 'none'] },
          '& .wide': { display: ['none', null, null, 'inline'] },
        },
        service: {},
        // The text is above the lorry.
        move: { '& .hero-text': { paddingBottom: [null, null, null, '14vw'], minHeight: [null, null, null, '0'] } },
      },
    },
  },
} as const satisfies Recipes;
