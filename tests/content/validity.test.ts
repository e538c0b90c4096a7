import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { pathsOf, site } from './site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes attribute names as the DOM spells them. HTML ignores their case.
      'attr-case': 'off',
      // React writes `<img/>`, `required=""` and `hidden=""`; HTML allows all of these spellings.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Files of this site need no hash: whoever could change such a file could also change the page.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Phone numbers keep normal spaces, as people type them, so that they can be copied and searched for.
      'tel-non-breaking': 'off',
    },
  }),
);

/** What is wrong with a document, and where. */
async function faults(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}

test.each(site.files('.html'))('%s is valid HTML', async (name) => {
  expect(await faults(site.text(name), name)).toEqual([]);
});

describe('the test finds', () => {
  const html = site.html(pathsOf('area')[0]!);

  test.each([
    ['an element that is never closed', '<main', '<div><main', 'close-order'],
    ['an element where it may not be', '<h1', '<span><div></div></span><h1', 'element-permitted-content'],
    ['an attribute that an element has twice', '<html lang', '<html lang="en" lang', 'no-dup-attr'],
    ['an attribute value that HTML does not have', 'type="submit"', 'type="send"', 'attribute-allowed-values'],
    ['an id that two elements have', '<main id="main"', '<b id="main"></b><main id="main"', 'no-dup-id'],
    ['a picture without words', 'alt=""', '', 'wcag/h37'],
    ['a button without a type', '<h1', '<button>Press</button><h1', 'no-implicit-button-type'],
    ['a page without a title', /<title>[^<]*<\/title>/, '', 'element-required-content'],
    [
      'a script of another host without a hash',
      '</body>',
      '<script src="https://a.example/a.js"></script></body>',
      'require-sri',
    ],
  ])('%s', async (_, from, to, rule) => {
    const broken = html.replace(from, to);
    expect(broken).not.toBe(html);
    expect(await faults(broken, 'broken.html')).toEqual(expect.arrayContaining([expect.stringContaining(`${rule}:`)]));
  });
});
