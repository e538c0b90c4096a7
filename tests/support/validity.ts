import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // The brand at the end may be long.
      'long-title': 'off',
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

/** What is wrong with the HTML of a page, and where. */
export async function validityFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
