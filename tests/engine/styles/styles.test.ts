import { expect, test } from 'vitest';
import { minified, type StyleSheet } from '../../../scripts/codegen/emit/css.ts';
import { emitStyles } from '../../../scripts/codegen/emit/styles.ts';

const theme = {
  breakpoints: ['768px', '1024px'],
  colors: { ink: '#14312B', rice: '#FFFAF0' },
};

const css = (...sheets: Partial<StyleSheet>[]) => {
  const [first, ...later] = sheets.map((sheet) => ({ theme, globals: {}, raw: '', recipes: {}, ...sheet }));
  return emitStyles(first!, ...later).text;
};

test('wider screens come after narrower ones, whichever order the recipes have', () => {
  const text = css({ recipes: { a: { display: ['block', null, 'grid'] }, b: { display: ['block', 'flex'] } } });
  expect(text.match(/min-width: \d+/g)).toEqual(['min-width: 768', 'min-width: 1024']);
});

test('what a pointer changes is only for devices that hover, as a touch screen takes what was tapped last for hovered', () => {
  const a = { color: 'ink', '&:hover': { color: 'rice' }, '&:hover,&:checked': { opacity: 1 } };
  expect(css({ recipes: { a } })).toContain(
    '@layer base{.a{color:#14312B}.a:hover,.a:checked{opacity:1}@media (hover){.a:hover{color:#FFFAF0}}}',
  );
});

test('every variant overrides every base; motion overrides both, where visitors do not prefer less of it', () => {
  const recipes = {
    card: { color: 'ink', variants: { tone: { nightBlue: { color: 'rice' } } } },
    button: { color: 'ink' },
  };
  const moving = { '.card': { opacity: 1, '@starting-style': { opacity: 0 } } };
  const later = { globals: moving, raw: '@keyframes run{}', recipes };
  expect(css({}, later)).toContain(
    '@keyframes run{}@layer reset,base,variant,motion;' +
      '@media screen and (prefers-reduced-motion:no-preference){' +
      '@layer motion{.card{opacity:1}@starting-style{.card{opacity:0}}}}' +
      '@layer base{.card{color:#14312B}.button{color:#14312B}}' +
      '@layer variant{.card-night-blue{color:#FFFAF0}}',
  );
});

test('a selector that an old browser lacks stays apart from others, so that it drops only the rule with that one', () => {
  const text = '.a{opacity:0}.a:has(i){opacity:0}.b:has(i),.b:hover{top:0}.c[data-open]{left:0}.c:popover-open{left:0}';
  expect(minified('a.css', text)).toBe(
    '.a{opacity:0}.a:has(i){opacity:0}.b:hover{top:0}.b:has(i){top:0}.c[data-open]{left:0}.c:popover-open{left:0}',
  );
});
