import { labelOf } from '../../../src/content/wording.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { check } from '../../../src/checks/check-content.ts';
import { filesAt } from '../../../scripts/desk/engine/engine.ts';
import { fieldOfWords } from '../../../scripts/desk/form/field-of-words.ts';
import { uiSchemaOf, formSchema } from '../../../scripts/desk/form/form-schema.ts';
import { pathAt } from '../../../scripts/desk/engine/path-at.ts';
import { stateOf } from '../../../scripts/desk/form/save-controls.ts';
import { search } from '../../../scripts/desk/form/search.ts';
import { inForm } from '../../../src/content/form-words.ts';
import { copyContent } from '../../support/content-copy.ts';
import { siteOf } from '../../support/sites.ts';

test.each([
  ['planningArea', 'Planning area'],
  ['page-not-found', 'Page not found'],
  ['oneAndTwoRoom', 'One and two room'],
])('the field %s is called "%s"', (key, label) => {
  expect(labelOf(key)).toBe(label);
});

test('the form of a schema has its shared parts, a name for each field, and boxes for long words', () => {
  const shared = JSON.stringify({ definitions: { code: { type: 'string', description: 'A code.' } } });
  const text = { type: 'string', examples: ['Words that are longer than what fits on one line of a form.'] };
  const fields = { mainCode: { $ref: 'shared.schema.json#/definitions/code' }, text };
  const three = { type: 'array', items: text, minItems: 3, maxItems: 3 };
  const whole = { type: 'object', title: 'TypeName', properties: { ...fields, three }, required: ['text', 'three'] };
  const schema = formSchema(JSON.stringify(whole), shared);
  expect(schema.title).toBeUndefined();
  expect(schema.properties).toMatchObject({
    mainCode: { type: 'string', title: 'Main code (optional)', description: 'A code.' },
    text: { title: 'Text' },
  });
  expect(uiSchemaOf(schema, {})).toEqual({
    mainCode: {},
    text: { 'ui:widget': 'textarea' },
    // A list of a fixed length has no buttons.
    three: {
      items: { 'ui:widget': 'textarea' },
      'ui:options': { addable: false, removable: false, orderable: false },
    },
  });
});

test.each([
  ['A day in May.', ['about']],
  ['“A day in May.”', ['about']],
  ['80% of the flats near Bedok are from the 1970s. Weekly, or once.', ['lead']],
  ['flats near Bedok are', undefined],
  ['A sentence that ends in a full stop.', undefined],
  ['Simei', ['list', 1]],
  ['$280', ['price', 'value']],
  ['from $280', ['price', 'value']],
  ['$280 an hour', ['price', 'value']],
  ['Call us', ['link']],
  ['', undefined],
])('the text "%s" of a page belongs to the field %j', (words, path) => {
  const data = {
    about: 'A day in May.',
    lead: '{share} of the flats near Bedok are from the 1970s.',
    list: ['Bedok', 'Simei'],
    price: { prefix: 'from', value: '$280', unit: 'an hour' },
    link: '[Call us](tel:1)',
    hours: '{serviceHours}.',
    hour: '{hour12} {amOrPm}',
  };
  const file = 'data/x.yaml';
  expect(fieldOfWords([words], [{ file, text: stringify(data) }])).toEqual(path && { file, path });
});

const source = 'name: Bedok\nscene:\n  block: 12\nnames:\n  - Bedok North\n  - { a: 1, b: two }\n';

test.each([
  [1, 7, ['name']],
  [1, 1, ['name']],
  [3, 10, ['scene', 'block']],
  [5, 5, ['names', 0]],
  [6, 16, ['names', 1, 'b']],
  [9, 1, []],
])('line %i, column %i is in the field %j', (line, col, path) => {
  expect(pathAt(source, { file: 'data/x.yaml', line, col })).toEqual(path);
});

test('a place below the front matter is in the Markdown', () => {
  const place = { file: 'data/x.md', line: 5, col: 3 };
  expect(pathAt('---\ntitle: A\n---\n\nSome words.\n', place)).toEqual(['body']);
  expect(pathAt('---\ntitle: A\n---\n\nSome words.\n', { ...place, line: 2, col: 8 })).toEqual(['title']);
});

test('a text belongs to a field if it is most of the value; of equal ones, to that of the page itself', () => {
  const file = (name: string, data: object) => ({ file: `data/${name}.yaml`, text: stringify(data) });
  const long = 'Weekly, or once when you need it.';
  const files = [
    file('page', { title: 'Weekly cleaning | Kapas', text: long, button: 'Book' }),
    file('a', { lead: '{area} by MRT', button: 'Book', text: long, end: '{phone}.' }),
    file('b', { title: 'Weekly', prices: [{ value: '$30' }, { value: 'free quote' }] }),
    file('c', { prices: [{ value: 'free quote' }], texts: ['All of it', 'All of it'] }),
  ];
  const found = (...words: string[]) => fieldOfWords(words, files);
  expect(found('$30')).toEqual({ file: 'data/b.yaml', path: ['prices', 0, 'value'] });
  expect(found('Weekly cleaning')).toEqual({ file: 'data/page.yaml', path: ['title'] });
  expect(found(long)).toEqual({ file: 'data/page.yaml', path: ['text'] });
  for (const words of ['Weekly and once a month', 'Book', 'free quote', 'All of it', '.', '+65 6000 0000.']) {
    expect(found(words), words).toBeUndefined();
  }
  expect(found('.', 'Bedok by MRT')).toEqual({ file: 'data/a.yaml', path: ['lead'] });
});

const copy = copyContent();
const { content } = check(copy);

/** The pages are parsed once, with the text of each element that has one of its own. */
const pages = new Map(
  ['/', 'punggol', 'contact'].map((page) => {
    const $ = load(readFileSync(join(siteOf('first'), `${page === '/' ? 'index' : page}.html`), 'utf8'));
    const own = $('body *')
      .toArray()
      .flatMap((element) => element.children.flatMap((child) => (child.type === 'text' ? { element, child } : [])));
    return [page, { $, own }];
  }),
);

/** The words of a text of a page as a click finds them: the text, and all of the element that has it. */
function wordsOn(page: string, text: string): string[] {
  const { $, own } = pages.get(page)!;
  const found = own.find(({ child }) => child.data.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim() === text);
  if (found === undefined) throw new Error(`${page} does not contain "${text}".`);
  return [found.child.data, $(found.element).text()];
}

// The open file does not matter: the field is the same, or there is none.
test.each([
  ['/', 'Professional Cleaning Services in Singapore', 'pages/home.yaml hero.title'],
  ['/', 'Contact Us', undefined],
  ['/', '$280', 'services/move-in-out-cleaning.yaml prices.0.value'],
  ['/', 'hours', undefined],
  ['/', 'Weekly', 'services/weekly-cleaning.yaml priceBoard.name'],
  ['/', 'free quote', 'price-board.yaml quoted.short'],
  ['/', 'Next: a short form. Or call', 'price-board.yaml next.service'],
  [
    '/',
    'Sapu is Malay for sweep. We have done it in Singapore since 2015, with quality, reliability and integrity.',
    'pages/home.yaml why.lead',
  ],
  ['/', 'A cleaning officer contacts you to agree date, time and service type.', 'pages/home.yaml why.features.1.text'],
  ['/', 'Find your stop by postcode', 'pages/locations.yaml postcode.heading'],
  ['/', 'Customer name', undefined],
  ['/', 'Tanjong Pagar, condo', 'testimonials/carousel.yaml 0.location'],
  ['/', 'Are your cleaners insured?', 'faqs/home.yaml 1.question'],
  ['/', 'Yes. Staff are trained, insured, bonded and background-checked.', 'faqs/home.yaml 1.answer'],
  ['/', 'Come say hello', 'site.yaml footer.contactHeading'],
  ['/', '573968', 'site.yaml address.postcode'],
  ['/', 'Singapore', undefined],
  ['punggol', 'Of the HDB flats near the station, 73% date from the 2010s.', 'neighbourhoods/punggol.yaml description'],
  ['punggol', 'Part Time Maid Services in', 'pages/neighbourhood.yaml hero.title'],
  [
    'punggol',
    'Sumang Walk and Punggol Field are young streets around the station.',
    'neighbourhoods/punggol.yaml paragraph',
  ],
  ['punggol', 'Weekly, bi-weekly, monthly, or ad-hoc for one time.', undefined],
  ['punggol', 'Your block', 'pages/neighbourhood.yaml streets.field'],
  ['punggol', 'Select Service', 'interface.yaml form.chooseService'],
  [
    'contact',
    'Get in touch about your home or office. We respond within 24 hours on business days.',
    'pages/contact.yaml lead',
  ],
  ['contact', 'Send Message', 'pages/contact.yaml form.button'],
  ['contact', 'Monday to Friday', 'site.yaml openingHours.days.0.label'],
  ['contact', 'Customer service', 'site.yaml customerService.heading'],
  ['contact', 'Email', 'interface.yaml form.labels.email'],
])('on %s, a click on "%s" leads to %s', (page, text, expected) => {
  const files = filesAt(page === '/' ? '/' : `/${page}`, content).map((file) => ({
    file,
    text: readFileSync(join(copy, file), 'utf8'),
  }));
  const found = fieldOfWords(wordsOn(page, text), files);
  expect(found && `${found.file.replace('data/', '')} ${[found.path].flat().join('.')}`).toBe(expected);
});

test('a search finds files by their names, and fields by their names, texts and descriptions, also empty ones', () => {
  const row = { type: 'object', properties: { label: { type: 'string' }, closed: { type: 'boolean' } } };
  const properties = {
    phone: { type: 'string' },
    whatsapp: { type: 'string' },
    special: { type: 'array', description: 'Days such as Easter.', items: row },
  };
  const schemas = {
    'schema/shared.schema.json': '{ "definitions": {} }',
    'schema/site.schema.json': JSON.stringify({ type: 'object', properties }),
  };
  const texts = { 'data/site.yaml': stringify({ phone: '+65 6123', special: [{ label: 'Christmas week' }] }) };
  const files = [{ file: 'data/site.yaml', kind: 'site', name: 'Company facts' }];
  const found = (words: string) => search(words, files, texts, schemas).map(({ path }) => path);
  expect(found('facts')).toEqual([[]]);
  expect(found('WhatsApp')).toEqual([['whatsapp']]);
  expect(found('week christmas')).toEqual([['special', 0, 'label']]);
  expect(found('easter')).toEqual([['special']]);
  // The group itself comes before the fields in it.
  expect(found('special')[0]).toEqual(['special']);
  expect(found(' ')).toEqual([]);
});

test.each([
  ['write →  to: /about', 'write: /about'],
  ['write →  {price.hdb}', 'write: {price.hdb}'],
  ['write →  phone: "+65 6123"', 'write: +65 6123'],
  ['remove it.', 'remove it.'],
])('the fix "%s" is "%s" in a form', (fix, words) => {
  expect(inForm({ message: 'Wrong.', fix })).toBe(`Wrong. Fix: ${words}`);
});

test('the state of the changes names the files and what to do next', () => {
  const nothing = () => undefined;
  const props = {
    changes: [],
    mistakes: [],
    saved: [],
    status: '',
    isKept: true,
    broken: [],
    nameOf: (file: string) => file.toUpperCase(),
    isRight: () => Promise.resolve(true),
    onUndo: undefined,
    onSaved: nothing,
    onOthers: nothing,
    onOpen: nothing,
    onStatus: nothing,
  };
  const change = (file: string) => ({ file, before: '', text: 'x' });
  const mistake = (rule: string) => ({ rule, file: 'a', path: [], message: '', fix: '', text: '', words: '' });
  expect(stateOf({ ...props, saved: [change('a')] }, 'save')).toBe('Saved: A. Next: commit in GitHub Desktop.');
  expect(stateOf({ ...props, changes: [change('a'), change('b')] }, 'propose')).toBe(
    'Not proposed yet: A and B. Drafts are kept in this browser.',
  );
  expect(stateOf({ ...props, saved: ['a', 'b', 'c', 'd', 'e'].map(change) }, 'save')).toContain(
    'Saved: A, B, C, and 2 more files. ',
  );
  const gone = { file: 'old.yaml', before: 'name: Boon Lay\nlatitude: 1.3\n', text: '' };
  const made = { file: 'new.yaml', before: null, text: 'name: Jurong West\nlatitude: 1.3\n' };
  const elsewhere = { ...made, text: 'name: Jurong West\nlatitude: 1.4\n' };
  expect(stateOf({ ...props, saved: [made, change('a'), gone] }, 'save')).toBe(
    'Saved: Boon Lay is now Jurong West. Next: commit in GitHub Desktop.',
  );
  expect(stateOf({ ...props, saved: [elsewhere, gone] }, 'save')).toContain('Saved: Boon Lay is deleted. ');
  const unwritten = [mistake('missing-field'), mistake('empty-value')];
  expect(stateOf({ ...props, mistakes: unwritten }, 'save')).toBe('2 texts to write before you can save.');
  expect(stateOf({ ...props, mistakes: [mistake('wrong-form'), ...unwritten] }, 'save')).toBe(
    '2 texts to write and 1 mistake to fix before you can save.',
  );
});
