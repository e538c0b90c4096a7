import { expect, test } from 'vitest';
import type { Change } from '../../support/content-copy.ts';
import { emittedAfter, type EmittedTexts } from '../../support/emitted.ts';
import { sharedCopy } from '../../support/shared-copy.ts';
import { tengah } from '../../support/tengah.ts';

const moving = 'data/services/move-in-out-cleaning.yaml';
const renovation = 'data/services/post-renovation-cleaning.yaml';
const weekly = 'data/services/weekly-cleaning.yaml';

const { after: contentAfter } = sharedCopy();
const problemsAfter = (...changes: readonly Change[]) =>
  contentAfter(...changes).problems.map(({ message }) => message);

/** The files that contain a text, among those that a visitor, a search engine or the enquiry function reads. */
const placesOf = ({ paths, text }: EmittedTexts, words: string) =>
  paths.filter(
    (path) =>
      /^(public\/[a-z0-9-]+\.json|site\.ts|company\.json)/.test(path) &&
      text(path).replaceAll('\u2060', '').includes(words),
  );

test('each figure, changed on its one line, changes everywhere', async () => {
  const figures = [
    [moving, 'value: $280', '$280', 'value: $291', '$291'],
    [moving, 'value: $380', '$380', 'value: $391', '$391'],
    [moving, 'value: $480', '$480', 'value: $491', '$491'],
    [weekly, 'value: 2-3', '2–3', 'value: 6-7', '6–7'],
    [weekly, 'value: 3-4', '3–4', 'value: 7-9', '7–9'],
    [renovation, 'value: 4 to 8', '4 to 8', 'value: 5 to 9', '5 to 9'],
  ] as const;
  const changes = figures.map(([file, from, , to]): Change => ({ file, replace: [from, to] }));
  const [before, after] = [await emittedAfter(), await emittedAfter(...changes)];
  for (const [, , old, , shown] of figures) {
    const places = placesOf(before, old);
    // The home page, all areas, the service and the contact form show the fact, each in several places.
    expect(places.length, old).toBeGreaterThan(10);
    expect(placesOf(after, old)).toEqual([]);
    expect(placesOf(after, shown)).toEqual(places);
  }
  expect(after.page('service', '/move-in-out-cleaning').head.description).toContain(
    'from $291 for an HDB flat, $391 for a condo',
  );
  expect(after.page('home', '/index').pictures.hero).toContain('>$291</text>');
});

test('texts can contain prices and durations, also on other pages and in the texts that areas share', async () => {
  const site = await emittedAfter(
    { file: 'data/pages/about.md', replace: ['\nStaff are', '\nA move is {price.condo}. Staff are'] },
    { file: 'data/pages/privacy.md', replace: ['## Why\n', '## Why\n\nWe clean in {duration.hdb}.\n'] },
    { file: 'data/pages/neighbourhood.yaml', replace: ['"{description}"', 'In {duration.hdb}, one'] },
    { file: 'data/groups.yaml', replace: ['Ask a cleaning officer.', 'A move is {price.hdb}.'] },
    { file: 'data/site.yaml', replace: ['Home and office cleaning in', 'Flats moved for {price.hdb} in'] },
    { file: 'data/testimonials/carousel.yaml', replace: ['  text: ', '  text: Thanks to {brand}. '] },
  );
  expect(site.page('about', '/about').story).toContain('A move is $380. Staff');
  expect(
    site
      .page('privacy', '/privacy')
      .sections.map(({ html }) => html)
      .join(),
  ).toContain('We clean in 2–\u20603 hours.');
  expect(site.page('area', '/bedok').words.hero.subtitle).toContain('In 2–\u20603 hours, one');
  expect(site.page('locations', '/locations').groups[0]?.sign?.text).toContain('A move is $280.');
  expect(site.text('site.ts')).toContain('Flats moved for $280 in');
  expect(site.page('home', '/index').testimonials[0]?.text).toContain('Thanks to Sapu.');
});

test('texts take the facts of the company from data/site.yaml, and numbers of areas and digits from the content', async () => {
  const facts = '{city} {founded}, {years} years, {areaCount} {areasOver} {postcodeDigits} {sectorDigits}. {address}.';
  const site = await emittedAfter(
    { file: 'data/site.yaml', replace: ['city: Singapore', 'city: Ipoh'] },
    { file: 'data/site.yaml', replace: ['founded: 2015', 'founded: 1987'] },
    { file: 'data/site.yaml', replace: ['postcode: "573968"', 'postcode: "30450"'] },
    { file: 'data/pages/about.md', replace: ['\nStaff are', `\n${facts} Staff are`] },
  );
  expect(site.page('about', '/about').story).toContain(
    `Ipoh 1987, ${new Date().getFullYear() - 1987} years, 9 5 5 2. Blk 20 Sin Ming Lane, #03-55, Singapore 30450. Staff`,
  );
});

test('the lengths of titles and descriptions are checked with their prices filled in', () => {
  const [message, ...others] = problemsAfter({
    file: moving,
    replace: ['value: $480', 'value: $480 and up to three thousand more'],
  });
  expect(message).toMatch(/^The description of this page (has|is) .*\$480 and up to three thousand more for landed/);
  expect(others).toEqual([]);
});

test('if a service cannot be read, no fact is reported as unknown', () => {
  const broken: Change = { file: moving, replace: ['order: 2', 'order: two'] };
  const words = 'From $99 and {sectorDigits} digits on three ways';
  expect(problemsAfter(broken, { file: 'data/pages/home.yaml', replace: ['Three ways', words] })).toEqual([
    expect.stringContaining('"order" must be a whole number'),
  ]);
});

const sentences = ({ page }: EmittedTexts) => {
  const { words, groups } = page('locations', '/locations');
  return {
    home: page('home', '/index').words.areas.lead,
    locations: words.hero.subtitle,
    first: groups[0]?.text,
  };
};

test('texts have the number of areas, and each line once, as in data/groups.yaml, in the language of the site', async () => {
  const lines = 'North East Line and East West Line';
  expect(sentences(await emittedAfter())).toEqual({
    home: `9 neighbourhoods along the ${lines}.`,
    locations: `9 neighbourhoods on the ${lines}. Find your stop, or scroll to the full list.`,
    first: '2 stops, from the coast to the city.',
  });
  const site = await emittedAfter(
    { file: 'data/groups.yaml', replace: ['line: North East Line', 'line: Purple Line'] },
    { file: 'data/groups.yaml', replace: ['- name: other-areas\n', '- name: other-areas\n  line: Circle Line\n'] },
    { file: 'data/site.yaml', replace: ['language: en-SG', 'language: de'] },
    tengah,
  );
  expect(sentences(site).home).toBe('10 neighbourhoods along the Purple Line, East West Line und Circle Line.');
});

test('a page shows the questions of a second list after its own, once they have an answer', async () => {
  const shown = async (late: string) => {
    const rows = ['Equipment?', 'GST?', 'Pets?', 'Late?'].map(
      (question, index) => `- question: ${question}\n  answer: "${index === 3 ? late : ''}"\n`,
    );
    const { page } = await emittedAfter(
      { file: 'data/pages/home.yaml', replace: ['  list: home\n', '  list: home\n  more: before-we-come\n'] },
      { file: 'data/faqs/before-we-come.yaml', write: rows.join('') },
      { file: 'data/site.yaml', replace: ['promises:\n', 'promises:\n  - { key: late-fee, words: $30 }\n'] },
    );
    return page('home', '/index').faq;
  };
  const own = await shown('');
  expect(own).toHaveLength(5);
  expect(await shown('It costs {promise.late-fee}.')).toEqual([...own, { question: 'Late?', answer: 'It costs $30.' }]);
});
