import { expect, test } from 'vitest';
import { evidenceOf } from '#pages/home/evidence.ts';
import { restoreContent } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { root, after } = sharedCopy();

/** The evidence on the home page, or the problems, if data/site.yaml has these lines below "evidence:". */
function evidenceShownFor(lines: readonly string[], now = '2027-01-01T00:00:00Z') {
  const evidence = lines.length === 0 ? '' : `evidence:\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const { content, problems } = after({ file: 'data/site.yaml', replace: ['footer:', `${evidence}footer:`] });
  restoreContent(root);
  if (problems.length > 0) return problems.map(({ rule, message }) => `${rule}: ${message}`);
  return evidenceOf(content, new Date(now));
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

test('each item of evidence can be shown without the others, and all in a fixed order', () => {
  const lines = { companyNumber, licence, insurer, rating };
  for (const [name, line] of Object.entries(lines))
    expect(evidenceShownFor([line])).toEqual([shown[name as keyof typeof shown]]);
  expect(evidenceShownFor(Object.values(lines).toReversed())).toEqual(Object.values(shown));
  expect(evidenceShownFor([])).toEqual([]);
});

// Midnight in Singapore is 16:00 UTC.
test('a licence is shown until the end of its last day', () => {
  expect(evidenceShownFor([licence], '2027-03-31T15:59:59Z')).toEqual([shown.licence]);
  expect(evidenceShownFor([licence], '2027-03-31T16:00:00Z')).toEqual([]);
});

test.each(['value', 'count', 'source', 'date', 'url'])('a rating without its %s is refused', (name) => {
  const line = rating.replace(new RegExp(`${name}: [^,}]+(, | (?=}))`), '');
  expect(line).not.toBe(rating);
  expect(evidenceShownFor([line])).toEqual([expect.stringContaining(`"${name}"`)]);
});
