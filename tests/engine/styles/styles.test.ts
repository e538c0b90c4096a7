import { describe, expect, test } from 'vitest';
import { minified, type StyleSheet } from '../../../scripts/build/emit/css.ts';
import { emitClasses, emitStyles, stylesOf } from '../../../scripts/build/emit/styles.ts';

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
function rulesOf(infoCard: StyleSheet['recipes'][string]): string {
  return /@layer base\{(.*)\}@layer variant\{\}$/.exec(css({ recipes: { infoCard } }))![1]!;
}

test('a stylesheet has the breakpoints of its own theme, whichever was made before it', () => {
  const recipes = { infoCard: { display: ['block', 'flex'] } };
  for (const width of ['700px', '900px']) {
    expect(css({ theme: { ...theme, breakpoints: [width] }, recipes })).toContain(`(min-width: ${width})`);
  }
});

describe('the stylesheet', () => {
  type Rule = [what: string, style: Parameters<typeof rulesOf>[0], rules: string];
  test.each<Rule>([
    [
      'resolves tokens to their values',
      { color: 'ink', bg: 'rice', borderRadius: 'card', border: 'line', fill: 'ink', stroke: 'rice' },
      'color:#14312B;background-color:#FFFAF0;border-radius:20px;border:2px solid #14312B;fill:#14312B;stroke:#FFFAF0',
    ],
    ['does not change a value that is not a token', { fontSize: '1.2em', fill: 'none' }, 'font-size:1.2em;fill:none'],
    ['gives numbers a unit', { marginTop: 0, maxWidth: 640 }, 'margin-top:0;max-width:640px'],
    [
      'gives some numbers no unit',
      { lineHeight: 1.6, fontWeight: 700, zIndex: 2, opacity: 0.5, order: 1, flexGrow: 1, strokeWidth: 3 },
      'line-height:1.6;font-weight:700;z-index:2;opacity:0.5;order:1;flex-grow:1;stroke-width:3',
    ],
    [
      'writes property names in kebab case, vendor prefixes with a leading hyphen',
      { textUnderlineOffset: '.2em', WebkitTextSizeAdjust: '100%', WebkitLineClamp: 2 },
      'text-underline-offset:.2em;-webkit-text-size-adjust:100%;-webkit-line-clamp:2',
    ],
    [
      'keeps the order in which properties are written, so that a later one wins',
      { inset: 0, top: '4px', overflow: 'hidden', overflowX: 'auto' },
      'inset:0;top:4px;overflow:hidden;overflow-x:auto',
    ],
  ])('%s', (_, style, declarations) => {
    expect(rulesOf(style)).toBe(`.info-card{${declarations}}`);
  });

  test.each<Rule>([
    [
      'turns an array of values into min-width media queries',
      { paddingTop: ['8px', null, '32px'], textAlign: ['left', 'center'] },
      '.info-card{padding-top:8px;text-align:left}@media (min-width: 768px){.info-card{text-align:center}}@media (min-width: 1024px){.info-card{padding-top:32px}}',
    ],
    [
      'replaces the & of nested selectors',
      { color: 'ink', '&:hover': { color: 'rice', '& .arrow': { opacity: 1 } } },
      '.info-card{color:#14312B}.info-card:hover{color:#FFFAF0}.info-card:hover .arrow{opacity:1}',
    ],
    [
      'joins a media query with the widths of an array inside it',
      { '@media (hover:hover)': { display: ['block', 'flex'] } },
      '@media (hover:hover){.info-card{display:block}}@media (hover:hover) and (min-width: 768px){.info-card{display:flex}}',
    ],
    ['has no empty rules', { '&:hover': {}, color: ['ink', null, null] }, '.info-card{color:#14312B}'],
    ['can be empty', {}, ''],
  ])('%s', (_, style, rules) => {
    expect(rulesOf(style)).toBe(rules);
  });

  test('replaces the & in each part of a list of selectors', () => {
    const globals = { 'h1,h2': { '&:target': { color: 'ink' } } };
    expect(css({ globals })).toContain('h1:target,h2:target{color:#14312B}');
  });

  test('puts wider screens after narrower ones, whichever order the recipes have', () => {
    const text = css({
      recipes: { a: { display: ['block', null, 'grid'] }, b: { display: ['block', 'flex'] } },
    });
    expect(text.match(/min-width: \d+/g)).toEqual(['min-width: 768', 'min-width: 1024']);
  });

  test('lets every variant override every base, and element rules override nothing', () => {
    const recipes = {
      card: { color: 'ink', variants: { tone: { nightBlue: { color: 'rice' } } } },
      button: { color: 'ink' },
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
  const later = { theme, globals, raw: '@keyframes run{}', recipes: { toast: { color: 'ink' } } };
  expect(emitStyles({ theme, globals: {}, raw: '', recipes: {} }, later).text).toContain(
    '@keyframes run{}@layer reset,base,variant,motion;' +
      '@media screen and (prefers-reduced-motion:no-preference){' +
      '@layer motion{.card{opacity:1}@starting-style{.card{opacity:0}}}}' +
      '@layer base{.toast{color:#14312B}}',
  );
});

test('the stylesheets that load later have what the head of a page has not', () => {
  const { files } = stylesOf('@font-face{font-family:A}', '');
  const sheet = (name: string) => files.find(({ path }) => path.startsWith(`public/assets/styles/${name}-`))!;
  for (const name of ['later', 'paper']) expect(sheet(name).text).toContain('@media print{');
  for (const name of ['street', 'all']) expect(sheet(name).text).toContain('--trees:url(');
  expect(sheet('all').text).not.toContain('@font-face');
  const below = ['below', 'service'].map((name) => sheet(name).text);
  for (const text of below) expect(text).toContain('.footer');
  expect(below[0]).not.toBe(below[1]);
  const addresses = files.find(({ path }) => path === 'later-styles.ts')!.text;
  for (const name of ['later', 'paper', 'below', 'service', 'street', 'all'])
    expect(addresses).toContain(`${name}Styles = "${sheet(name).path.replace('public', '')}"`);
});

test('a selector that an old browser lacks stays apart from others, so that it drops only the rule with that one', () => {
  const text = '.a{opacity:0}.a:has(i){opacity:0}.b:has(i),.b:hover{top:0}.c[data-open]{left:0}.c:popover-open{left:0}';
  const rules = minified('a.css', text);
  expect(rules).toBe(
    '.a{opacity:0}.a:has(i){opacity:0}.b:hover{top:0}.b:has(i){top:0}.c[data-open]{left:0}.c:popover-open{left:0}',
  );
});

test('class names are constants, by recipe, group and value', () => {
  const recipes = {
    topBar: {},
    infoCard: { variants: { tone: { night: {}, day: {} }, size: { big: {} } } },
  };
  const { path, text } = emitClasses(recipes);
  expect(path).toBe('classes.ts');
  expect(text).toContain('topBar = "top-bar" as const;');
  expect(JSON.parse(/infoCard = (\{[^]*\}) as const/.exec(text)![1]!)).toEqual({
    base: 'info-card',
    variants: { tone: { night: 'info-card-night', day: 'info-card-day' }, size: { big: 'info-card-big' } },
  });
});
