import { expect, test } from 'vitest';
import { fields } from '#shared/fields.ts';
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

test.each(pages)(
  'the form on %s has its fields with labels, its services and the privacy notice',
  (path, heading, button) => {
    const $ = site.page(path);
    const form = $('form[method=post]');
    const controls = each($, 'input:not([type=hidden], [name=website], [name=choice]), select, textarea', form);
    expect(wordsOf($, 'h2, h3', form)).toEqual([heading]);
    expect(wordsOf($, 'button[type="submit"]', form)).toEqual([button]);
    const shown = controls.map((control) => ({ name: control.attr('name'), required: 'required' in control.attr()! }));
    expect(shown).toEqual(fields.map(({ name, optional = false }) => ({ name, required: !optional })));
    for (const control of controls) expect(wordsOf($, `label[for="${control.attr('id')}"]`, form)).toHaveLength(1);
    const types = ['[name="email"]', '[name="phone"]'].map((selector) => form.find(selector).attr('type'));
    expect([...types, form.find('textarea[name="message"]').attr('rows')]).toEqual(['email', 'tel', '5']);
    expect(form.find('[maxlength], [minlength], [pattern]')).toHaveLength(0);
    const [placeholder, ...options] = each($, 'select option', form);
    expect(words(placeholder!)).toBe('Select Service');
    expect(options.map(words)).toEqual(enquiryServices);
    expect([placeholder!, ...options].map((option) => option.is('[disabled]'))).toEqual([
      true,
      ...options.map(() => false),
    ]);
    expect(form.find('a[href="/privacy"]')).toHaveLength(1);
  },
);
