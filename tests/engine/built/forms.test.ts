import { describe, expect, test } from 'vitest';
import { fields } from '#enquiry-fields';
import { each, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { areaPaths } from './expected-areas.ts';
import { enquiryServices } from './expected-company.ts';

const pages: readonly (readonly [string, string, string])[] = [
  ['/contact', 'Send Us a Message', 'Send Message'],
  ...areaPaths.map((path) => [path, 'Get Your Free Quote', 'Get Your Free Quote'] as const),
];

test('only the contact page and the area pages have an enquiry form, one each', () => {
  const withForms = site.paths().filter((path) => site.page(path)('form[method=post]').length > 0);
  expect(withForms).toEqual(pages.map(([path]) => path).toSorted());
  expect(withForms.filter((path) => site.page(path)('form[method=post]').length !== 1)).toEqual([]);
});

describe.each(pages)('the form on %s', (path, heading, button) => {
  const $ = site.page(path);
  const form = $('form[method=post]');
  const controls = each($, 'input:not([type=hidden], [name=website]), select, textarea', form);

  test('has its heading and its button', () => {
    expect(wordsOf($, 'h2, h3', form)).toEqual([heading]);
    expect(wordsOf($, 'button[type="submit"]', form)).toEqual([button]);
  });

  test('has the fields of the table, each required or optional as the table states', () => {
    const shown = controls.map((control) => ({ name: control.attr('name'), required: 'required' in control.attr()! }));
    expect(shown).toEqual(fields.map(({ name, optional = false }) => ({ name, required: !optional })));
  });

  test('names each field by a label', () => {
    for (const control of controls) expect(wordsOf($, `label[for="${control.attr('id')}"]`, form)).toHaveLength(1);
  });

  test('has fields for an e-mail, a telephone number and a message of five rows', () => {
    expect(form.find('[name="email"]').attr('type')).toBe('email');
    expect(form.find('[name="phone"]').attr('type')).toBe('tel');
    expect(form.find('textarea[name="message"]').attr('rows')).toBe('5');
  });

  test('offers the four services below a placeholder that cannot be chosen', () => {
    const [placeholder, ...options] = each($, 'select option', form);
    expect(words(placeholder!)).toBe('Select Service');
    expect(placeholder!.attr('disabled')).toBeDefined();
    expect(options.map(words)).toEqual(enquiryServices);
    expect(options.filter((option) => option.attr('disabled') !== undefined)).toEqual([]);
  });

  test('limits no length and asks for no format beyond the types of its fields', () => {
    expect(form.find('[maxlength], [minlength], [pattern]')).toHaveLength(0);
  });

  test('links the privacy notice', () => {
    expect(form.find('a[href="/privacy"]')).toHaveLength(1);
  });
});
