import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proofsOf } from '#pages/home/proofs.ts';
import { check } from '../../../scripts/checks/check-content.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';

/** The rules of the problems, or the proofs, of the content of the tests with these lines below "evidence:". */
function after(lines: readonly string[], now = '2027-01-01T00:00:00Z') {
  const root = copyContent();
  const evidence = lines.length === 0 ? '' : `evidence:\n${lines.map((line) => `  ${line}\n`).join('')}`;
  applyChanges(root, [{ file: 'data/site.yaml', replace: ['footer:', `${evidence}footer:`] }]);
  const { content, problems } = check(root, {});
  rmSync(root, { recursive: true });
  if (problems.length > 0) return problems.map(({ rule, message }) => `${rule}: ${message}`);
  return proofsOf(content, new Date(now));
}

const companyNumber = 'companyNumber: { number: 201500000A, url: https://register.kapas.sg }';
const licence = 'licence: { number: CB61002, class: "1", expires: 2027-03-31, url: https://licences.kapas.sg }';
const insurer = 'insurer: { name: Example Insurance }';
const rating = 'rating: { value: 4.8, count: 1204, source: Google, date: 2026-11-01, url: https://reviews.kapas.sg }';

const shown = {
  companyNumber: { label: 'ACRA UEN', text: '201500000A', url: 'https://register.kapas.sg' },
  licence: {
    label: 'NEA licence',
    text: 'Class 1, CB61002, valid until 31 March 2027',
    url: 'https://licences.kapas.sg',
  },
  insurer: { label: 'Insurer', text: 'Example Insurance' },
  rating: {
    label: 'Rating',
    text: '4.8 of 5 from 1,204 reviews on Google, 1 November 2026',
    url: 'https://reviews.kapas.sg',
  },
};

test('without evidence nothing is shown', () => {
  expect(after([])).toEqual([]);
});

test.each([
  ['the company number', companyNumber, shown.companyNumber],
  ['the licence', licence, shown.licence],
  ['the insurer', insurer, shown.insurer],
  ['the rating', rating, shown.rating],
])('%s is shown alone', (_, line, proof) => {
  expect(after([line])).toEqual([proof]);
});

test('all are shown in their order, whatever the order of the lines', () => {
  expect(after([rating, insurer, licence, companyNumber])).toEqual(Object.values(shown));
});

test('an insurer may have an address', () => {
  expect(after(['insurer: { name: Example Insurance, url: https://insurer.kapas.sg }'])).toEqual([
    { ...shown.insurer, url: 'https://insurer.kapas.sg' },
  ]);
});

// Midnight in Singapore is 16:00 in London.
test('a licence is shown until the end of its last day', () => {
  expect(after([licence], '2027-03-31T15:59:59Z')).toEqual([shown.licence]);
  expect(after([licence], '2027-03-31T16:00:00Z')).toEqual([]);
});

test.each(['value', 'count', 'source', 'date', 'url'])('a rating without its %s is refused', (name) => {
  const line = rating.replace(new RegExp(`${name}: [^,}]+(, | (?=}))`), '');
  expect(line).not.toBe(rating);
  expect(after([line])).toEqual([expect.stringContaining(`"${name}"`)]);
});
