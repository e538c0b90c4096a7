import { describe, expect, test } from 'vitest';
import { emitClasses, emitLaterStyles, emitStyles, type StyleSheet } from '../../../scripts/build/emit/styles.ts';

const theme = {
  breakpoints: ['768px', '1024px'],
  colors: { ink: '#14312B', rice: '#FFFAF0' },
  fonts: { text: 'Figtree,sans-serif' },
  fontSizes: { body: '1.0625rem' },
  radii: { card: '20px' },
  borders: { line: '2px solid #14312B' },
};

function css(sheet: Partial<StyleSheet>): string {
  return emitStyles({ theme, globals: {}, raw: '', recipes: {}, ...sheet }).text;
}

/** The rules that one recipe gives, without the layers around them. */
function rulesOf(base: StyleSheet['recipes'][string]['base']): string {
  return /@layer base\{(.*)\}@layer variant\{\}$/.exec(css({ recipes: { infoCard: { base } } }))![1]!;
}

test('a stylesheet has the breakpoints of its own theme, whichever was made before it', () => {
  const recipes = { infoCard: { base: { display: ['block', 'flex'] } } };
  for (const width of ['700px', '900px']) {
    expect(css({ theme: { ...theme, breakpoints: [width] }, recipes })).toContain(`(min-width: ${width})`);
  }
});

describe('the stylesheet', () => {
  test('resolves tokens to their values', () => {
    expect(rulesOf({ color: 'ink', bg: 'rice', borderRadius: 'card', border: 'line', fontFamily: 'text' })).toBe(
      '.info-card{color:#14312B;background-color:#FFFAF0;border-radius:20px;border:2px solid #14312B;font-family:Figtree,sans-serif}',
    );
    expect(rulesOf({ fill: 'ink', stroke: 'rice', outlineColor: 'ink' })).toBe(
      '.info-card{fill:#14312B;stroke:#FFFAF0;outline-color:#14312B}',
    );
  });

  test('does not change a value that is not a token', () => {
    expect(rulesOf({ fontSize: '1.2em', padding: '.75em 1.6em', fill: 'none' })).toContain('font-size:1.2em');
  });

  test('gives numbers a unit, unless the property takes none', () => {
    expect(rulesOf({ marginTop: 0, maxWidth: 640, outlineOffset: 3 })).toBe(
      '.info-card{margin-top:0;max-width:640px;outline-offset:3px}',
    );
    const plain = {
      lineHeight: 1.6,
      fontWeight: 700,
      zIndex: 2,
      opacity: 0.5,
      order: 1,
      flexGrow: 1,
      strokeWidth: 3,
      WebkitLineClamp: 2,
    };
    for (const [property, value] of Object.entries(plain)) {
      expect(rulesOf({ [property]: value }), property).toMatch(new RegExp(`:${value}\\}$`));
    }
  });

  test('writes property names in kebab case, vendor prefixes with a leading hyphen', () => {
    expect(rulesOf({ textUnderlineOffset: '.2em', WebkitTextSizeAdjust: '100%' })).toBe(
      '.info-card{text-underline-offset:.2em;-webkit-text-size-adjust:100%}',
    );
  });

  test('keeps the order in which properties are written, so that a later one wins', () => {
    expect(rulesOf({ inset: 0, top: '4px', overflow: 'hidden', overflowX: 'auto' })).toBe(
      '.info-card{inset:0;top:4px;overflow:hidden;overflow-x:auto}',
    );
  });

  test('turns an array of values into min-width media queries', () => {
    expect(rulesOf({ paddingTop: ['8px', null, '32px'], textAlign: ['left', 'center'] })).toBe(
      '.info-card{padding-top:8px;text-align:left}' +
        '@media (min-width: 768px){.info-card{text-align:center}}' +
        '@media (min-width: 1024px){.info-card{padding-top:32px}}',
    );
  });

  test('puts wider screens after narrower ones, whichever order the recipes have', () => {
    const text = css({
      recipes: { a: { base: { display: ['block', null, 'grid'] } }, b: { base: { display: ['block', 'flex'] } } },
    });
    expect(text.match(/min-width: \d+/g)).toEqual(['min-width: 768', 'min-width: 1024']);
  });

  test('replaces the & of nested selectors, in each part of a list', () => {
    expect(rulesOf({ color: 'ink', '&:hover': { color: 'rice', '& .arrow': { opacity: 1 } } })).toBe(
      '.info-card{color:#14312B}.info-card:hover{color:#FFFAF0}.info-card:hover .arrow{opacity:1}',
    );
    const globals = { 'h1,h2': { '&:target': { color: 'ink' } } };
    expect(css({ globals })).toContain('h1:target,h2:target{color:#14312B}');
  });

  test('keeps media queries around their rules', () => {
    expect(rulesOf({ '@media (hover:hover)': { '&:hover': { color: 'ink' } } })).toBe(
      '@media (hover:hover){.info-card:hover{color:#14312B}}',
    );
  });

  test('joins a media query with the widths of an array inside it', () => {
    expect(rulesOf({ '@media (hover:hover)': { display: ['block', 'flex'] } })).toBe(
      '@media (hover:hover){.info-card{display:block}}' +
        '@media (hover:hover) and (min-width: 768px){.info-card{display:flex}}',
    );
  });

  test('has no empty rules', () => {
    expect(rulesOf({})).toBe('');
    expect(rulesOf({ '&:hover': {}, color: ['ink', null, null] })).toBe('.info-card{color:#14312B}');
  });

  test('lets every variant override every base, and element rules override nothing', () => {
    const recipes = {
      card: { base: { color: 'ink' }, variants: { tone: { nightBlue: { color: 'rice' } } } },
      button: { base: { color: 'ink' } },
    };
    expect(css({ globals: { a: { color: 'ink' } }, raw: '@font-face{}', recipes })).toBe(
      '@font-face{}@layer reset,base,variant,motion;' +
        '@layer reset{a{color:#14312B}}' +
        '@layer base{.card{color:#14312B}.button{color:#14312B}}' +
        '@layer variant{.card-night-blue{color:#FFFAF0}}',
    );
  });
});

test('motion rules override every recipe, and apply only with prefers-reduced-motion: no-preference', () => {
  const globals = { '.card': { opacity: 1, '@starting-style': { opacity: 0 } } };
  const raw = '@keyframes run{to{opacity:0}}';
  const recipes = { toast: { base: { color: 'ink' } } };
  const pages = { theme, globals: {}, raw: '@font-face{}', recipes: { card: { base: { color: 'ink' } } } };
  const later = { theme, globals, raw, recipes };
  const [file, paper, below, all, addresses] = emitLaterStyles(later, pages, '.footer{margin:0}', '.card{margin:0}');
  const { text } = file!;
  for (const sheet of [file!, paper!]) expect(sheet.text).toContain('@media print{.card{margin:0}}');
  expect(all!.text).toContain('.card{color:#14312b}');
  expect(all!.text).not.toContain('@font-face');
  expect(below!.text).toBe('.footer{margin:0}');
  for (const { path } of [file!, paper!, below!, all!]) expect(addresses!.text).toContain(path.replace(/^public/, ''));
  expect(text).toContain('@layer base{.toast{color:#14312b}}');
  expect(text).toContain(
    '@media screen and (prefers-reduced-motion:no-preference){@layer motion{.card{opacity:1}@starting-style{.card{opacity:0}}}}',
  );
  expect(text).toContain('@keyframes run');
});

test('class names are constants, by recipe, group and value', () => {
  const recipes = { infoCard: { base: {}, variants: { tone: { night: {}, day: {} }, size: { big: {} } } } };
  const { path, text } = emitClasses(recipes);
  expect(path).toBe('classes.ts');
  expect(JSON.parse(/infoCard = (\{[^]*\}) as const/.exec(text)![1]!)).toEqual({
    base: 'info-card',
    variants: { tone: { night: 'info-card-night', day: 'info-card-day' }, size: { big: 'info-card-big' } },
  });
});
