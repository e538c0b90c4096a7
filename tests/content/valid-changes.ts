// Makes what an editor may change in any valid content, in copies of the project, and runs the content tests there, which
// must still pass. A copy gets all changes that are valid beside each other; the next copy gets those that are left.
// Usage: node --import ./scripts/typescript.mjs tests/content/valid-changes.ts [part of a name]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { check } from '../../src/checks/check-content.ts';
import type { Content } from '../../src/content/content.ts';
import { edited } from '../../src/content/yaml-edit.ts';
import { copyProject, otherParts } from '../support/project-copy.ts';
import { variationsOf } from '../support/make-areas.ts';

/** A file with new values at paths in it (`undefined` removes one), or with a new text. */
type Step = readonly [file: string, change: Readonly<Record<string, unknown>> | string];
type Change = (content: Content) => readonly Step[];

const site = 'data/site.yaml';
const inSite =
  (values: Readonly<Record<string, unknown>>): Change =>
  () => [[site, values]];

const areasOf = (content: Content) => content.all('neighbourhood');

/** A service with only what every service must have, and with the lists of others. */
function aquariums(content: Content): Step {
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
  return ['data/services/aquarium-cleaning.yaml', stringify(service)];
}

const changes: Readonly<Record<string, Change>> = {
  'the phone number': inSite({ phone: '+65 6123 4567' }),
  'a WhatsApp number': inSite({ whatsapp: '+65 8123 4567' }),
  'the e-mail address': inSite({ email: 'clean.homes@clean-homes.example' }),
  'the postal address': inSite({
    'address/street': 'Blk 71 Ayer Rajah Crescent, #02-18',
    'address/postcode': '139951',
    'illustrationText/block': '71',
    'illustrationText/letterbox': '02-18',
  }),
  'the brand': inSite({ brand: 'R & C' }),
  'the address of the site': inSite({ url: 'https://www.clean-and-co.sg' }),
  'special opening days, also past': inSite({
    'openingHours/special': [
      { label: 'Christmas', from: '2020-12-25', closed: true },
      { label: 'Christmas week', from: '2099-12-24', to: '2099-12-31', closed: true },
      { label: 'Eve', from: '2099-01-28', opens: '09:00', closes: '12:00' },
    ],
  }),
  'the hours of customer service': inSite({ 'customerService/hours': 'every day, 8am to 8pm' }),
  'other social links': inSite({
    social: [
      { name: 'YouTube', icon: 'youtube', url: 'https://youtube.example/clean' },
      { name: '小红书', url: 'https://notes.example/clean' },
    ],
  }),
  'a reviews widget': inSite({ reviewsWidget: { script: '/stand-in/reviews.js', height: 1 } }),
  'what visitors can check about the company': inSite({
    evidence: {
      companyNumber: { number: '201500000A', url: 'https://register.example/' },
      licence: { number: 'CB61002', class: '1', expires: '2099-03-31', url: 'https://register.example/licences' },
      insurer: { name: "Sim & Daughters' Insurance" },
    },
  }),
  'a service more': (content) => [aquariums(content)],
  'a service is renamed': (content) => [
    [
      content.all('service')[0]!.file,
      { name: 'After Works Cleaning', enquiryName: 'After Works Cleaning', navName: 'After Works' },
    ],
  ],
  'the inclusions of a service': (content) => [
    [content.all('service').at(-1)!.file, { 'inclusions/items/1/name': 'Kitchen & dining' }],
  ],
  'a price with a hyphen in its key, in a sentence': (content) => {
    const { currency } = content.single('site').data;
    const { file, data } = content.all('service').at(-1)!;
    const price = { key: 'an-hour', label: 'an hour', prefix: 'from', value: `${currency}25` };
    return [[file, { prices: [...(data.prices ?? []), price], navFact: 'From {price.an-hour} an hour' }]];
  },
  'a home more on the board': (content) => {
    const { file, data } = content.single('price-board');
    const home = { id: 'bungalow', label: 'Bungalow', message: 'bungalow', picture: 'house' };
    return data.homes.length >= 6 ? [] : [[file, { homes: [home, ...data.homes] }]];
  },
  'an area more': (content) => {
    const texts = areasOf(content).map(({ source }) => source);
    return variationsOf(texts, texts.length + 1).map(({ slug, text }) => [`data/neighbourhoods/${slug}.yaml`, text]);
  },
  '160 more areas': (content) => {
    const texts = areasOf(content).map(({ source }) => source);
    return variationsOf(texts, texts.length + 160).map(({ slug, text }) => [`data/neighbourhoods/${slug}.yaml`, text]);
  },
  'the paragraph of an area, and none of another': (content) => [
    [areasOf(content).at(-1)!.file, { paragraph: undefined }],
    [areasOf(content)[0]!.file, { paragraph: 'New keys, new neighbours, and curtains that still smell of the shop.' }],
  ],
  'an old address': (content) => {
    const { file, data } = content.single('redirects');
    const { slug } = areasOf(content)[0]!;
    return [[file, { [String(data.length)]: { from: `/maid-${slug}`, to: `/${slug}` } }]];
  },
};

const pathOf = (path: string) => path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function textAfter(file: string, before: string, change: Step[1]): string {
  if (typeof change === 'string') return change;
  return edited(
    file,
    before,
    Object.entries(change).map(([path, value]) => ({ path: pathOf(path), value })),
  );
}

/** Makes changes in a copy. Returns their names without those that are not valid beside the ones before them. */
function make(names: readonly string[], copy: string): string[] {
  const taken = new Set<string>();
  return names.filter((name) => {
    const steps = changes[name]!(check(copy).content);
    const places = steps.flatMap(([file, change]) =>
      typeof change === 'string' ? file : Object.keys(change).map((path) => `${file}/${path}`),
    );
    if (steps.length === 0 || places.some((place) => taken.has(place))) return false;
    const before = steps.map(([file]) => [join(copy, file), textOf(join(copy, file))] as const);
    for (const [file, change] of steps)
      writeFileSync(join(copy, file), textAfter(file, textOf(join(copy, file)), change));
    // The first one need not be valid, so that the tests report why.
    const isGood = taken.size === 0 || check(copy).problems.length === 0;
    for (const [file, text] of isGood ? [] : before) {
      if (text === '') rmSync(file);
      else writeFileSync(file, text);
    }
    for (const place of isGood ? places : []) taken.add(place);
    return isGood;
  });
}

/** Lighthouse is left out, because its times depend on what else the machine does. The workflow of checks runs it. */
const commands = [
  'npm run -s check:content',
  'npx vitest run -c tests/vitest.config.ts --project content',
  'npx playwright test -c tests --project=pages',
];

const [wanted = ''] = process.argv.slice(2);
let left = Object.keys(changes).filter((name) => name.includes(wanted));
let made: string[];
do {
  const copy = copyProject({ data: 'data', also: otherParts });
  made = make(left, copy);
  left = left.filter((name) => !made.includes(name));
  const isGood =
    made.length === 0 ||
    commands.every((command) => spawnSync(command, { cwd: copy, stdio: 'inherit', shell: true }).status === 0);
  if (made.length > 0) console.log(`${isGood ? 'passed' : 'failed'}: ${made.join('; ')}`);
  if (!isGood) process.exitCode = 1;
  rmSync(copy, { recursive: true });
} while (made.length > 0);
console.log(`not applicable: ${left.join('; ') || 'none'}`);
