// Makes what an editor may change in any valid content, in copies of the project, and runs the content tests there, which
// must still pass.
// Usage: node --import ./scripts/typescript.mjs tests/content/valid-changes.ts
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify, type Document, type YAMLSeq } from 'yaml';
import { check } from '../../src/checks/check-content.ts';
import type { Content } from '../../src/content/content.ts';
import { edited } from '../../src/content/yaml/yaml-edit.ts';
import { copyProject, otherParts } from '../support/project-copy.ts';

/** A file with new values at paths in it (`undefined` removes one), or with a new text. */
type Step = readonly [file: string, change: Readonly<Record<string, unknown>> | string];
type Change = (content: Content) => readonly Step[];

/** A service with only what every service must have, and with the lists of others. */
function aquariums(content: Content): Step[] {
  const { data } = content
    .all('service')
    .toSorted((one, other) => one.data.order - other.data.order)
    .at(-1)!;
  const service = {
    order: data.order + 1,
    name: 'Aquarium Cleaning',
    navName: 'Aquariums',
    navFact: 'Inside and outside',
    areaName: 'Aquarium Cleaning',
    enquiryName: 'Aquarium Cleaning',
    picture: data.picture,
    summary: 'Glass, sand and stones, while the fish wait in a bucket.',
    title: 'Aquarium Cleaning | {brand}',
    description: 'The cleaning of aquariums by {brand}: glass, sand, stones and pumps, in homes and offices.',
    hero: { title: 'Aquarium Cleaning', subtitle: 'The fish see you again.' },
    intro: {
      heading: 'Clear glass',
      lead: 'Tell us how many fish there are, and how large they are.',
      button: { text: 'Book Aquarium Cleaning', link: '/contact' },
    },
    inclusions: {
      heading: 'The list for aquariums',
      numbered: false,
      sheet: data.inclusions.sheet,
      items: data.inclusions.items.map(({ name }) => ({ name })),
    },
    faq: { heading: 'Questions about aquariums', list: content.single('page-home').data.faq.list },
    closing: { heading: 'Is the water green?', text: 'Tell us where.', button: { text: 'Ask us', link: '/contact' } },
  };
  return [['data/services/aquarium-cleaning.yaml', stringify(service)]];
}

/** More areas, in a grid north-east of the others: a check refuses two areas at the same place. */
const moreAreas =
  (count: number): Change =>
  (content) => {
    const areas = content.all('neighbourhood');
    const most = (field: 'latitude' | 'longitude') => Math.max(...areas.map(({ data }) => data[field]));
    return Array.from({ length: count }, (_, number): Step => {
      const document = parseDocument(areas[number % areas.length]!.source) as Document;
      // Its streets that are left out are rows of the tables, which have none of the new area.
      for (const field of ['paragraph', 'officialName', 'leftOut']) document.delete(field);
      const names = (document.getIn(['coverage', 'names']) as YAMLSeq).toJSON() as string[];
      const coverage = names.map((name) => `${name} ${number}`);
      document.setIn(['coverage', 'names'], coverage);
      document.set('name', `Area ${number}`);
      document.set('description', `Homes around the block ${number}.`);
      document.set('latitude', most('latitude') + (1 + Math.floor(number / 100)) / 100);
      document.set('longitude', most('longitude') + (number % 100) / 100);
      return [`data/neighbourhoods/area-${number}.yaml`, document.toString()];
    });
  };

const facts = {
  phone: '+65 6123 4567',
  whatsapp: '+65 8123 4567',
  email: 'clean.homes@clean-homes.example',
  'address/street': 'Blk 71 Ayer Rajah Crescent, #02-18',
  'address/postcode': '139951',
  'illustrationText/block': '71',
  'illustrationText/letterbox': '02-18',
  brand: 'R & C',
  url: 'https://www.clean-and-co.sg',
  'openingHours/special': [
    { label: 'Christmas', from: '2020-12-25', closed: true },
    { label: 'Christmas week', from: '2099-12-24', to: '2099-12-31', closed: true },
    { label: 'Eve', from: '2099-01-28', opens: '09:00', closes: '12:00' },
  ],
  'customerService/hours': 'every day, 8am to 8pm',
  social: [
    { name: 'YouTube', icon: 'youtube', url: 'https://youtube.example/clean' },
    { name: '小红书', url: 'https://notes.example/clean' },
  ],
  reviewsWidget: { script: '/stand-in/reviews.js', height: 1 },
  evidence: {
    companyNumber: { number: '201500000A', url: 'https://register.example/' },
    licence: { number: 'CB61002', class: '1', expires: '2099-03-31', url: 'https://register.example/licences' },
    insurer: { name: "Sim & Daughters' Insurance" },
  },
};

/** The name of a service, a room of another, and a price with a hyphen in its key, in a sentence. */
function services(content: Content): Step[] {
  const { currency } = content.single('site').data;
  const [first, ...others] = content.all('service');
  const { file, data } = others.at(-1) ?? first!;
  const price = { key: 'an-hour', label: 'an hour', prefix: 'from', value: `${currency}25` };
  return [
    [first!.file, { name: 'After Works Cleaning', enquiryName: 'After Works Cleaning', navName: 'After Works' }],
    [file, { 'inclusions/items/1/name': 'Kitchen & dining' }],
    [file, { prices: [...(data.prices ?? []), price], navFact: 'From {price.an-hour} an hour' }],
  ];
}

/** A home more on the price board, an old address, and the paragraph of an area, and none of another. */
function lists(content: Content): Step[] {
  const { homes } = content.single('price-board').data;
  const home = { id: 'bungalow', label: 'Bungalow', message: 'bungalow', picture: 'house' };
  const old = content.single('redirects');
  const areas = content.all('neighbourhood');
  return [
    [content.single('price-board').file, { homes: homes.length >= 6 ? homes : [home, ...homes] }],
    [old.file, { [String(old.data.length)]: { from: `/maid-${areas[0]!.slug}`, to: `/${areas[0]!.slug}` } }],
    [areas.at(-1)!.file, { paragraph: undefined }],
    [areas[0]!.file, { paragraph: 'New keys, new neighbours, and curtains that still smell of the shop.' }],
  ];
}

const runs: Readonly<Record<string, readonly Change[]>> = {
  'facts of the company, services, lists and an area more': [
    () => [['data/site.yaml', facts]],
    services,
    aquariums,
    lists,
    moreAreas(1),
  ],
  '160 more areas': [moreAreas(160)],
};

const pathOf = (path: string) => path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

function textAfter(file: string, path: string, change: Step[1]): string {
  if (typeof change === 'string') return change;
  const edits = Object.entries(change).map(([field, value]) => ({ path: pathOf(field), value }));
  return edited(file, existsSync(path) ? readFileSync(path, 'utf8') : '', edits);
}

/** Lighthouse is left out, because its times depend on what else the machine does. The workflow of checks runs it. */
const commands = [
  'npm run -s check:content',
  'npx vitest run -c tests/vitest.config.ts --project content',
  'npx playwright test -c tests --project=every-page paper',
];

for (const [name, changes] of Object.entries(runs)) {
  const copy = copyProject({ data: 'data', also: otherParts });
  for (const steps of changes) {
    for (const [file, change] of steps(check(copy).content))
      writeFileSync(join(copy, file), textAfter(file, join(copy, file), change));
  }
  const isGood = commands.every(
    (command) => spawnSync(command, { cwd: copy, stdio: 'inherit', shell: true }).status === 0,
  );
  console.log(`${isGood ? 'passed' : 'failed'}: ${name}`);
  if (!isGood) process.exitCode = 1;
  rmSync(copy, { recursive: true });
}
