import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '../../../src/pages/kinds.ts';
import type { Change } from '../../support/content-copy.ts';
import { nearestOf } from '../../../src/content/nearest.ts';
import { emittedAfter, type EmittedTexts } from '../../support/emitted.ts';
import { tengah } from '../../support/tengah.ts';

/** The first stations of the specification, and the three nearest of them with their measured distances. */
const stations = [
  { slug: 'punggol', data: { latitude: 1.40487, longitude: 103.90224 } },
  { slug: 'sengkang', data: { latitude: 1.39165, longitude: 103.89546 } },
  { slug: 'buangkok', data: { latitude: 1.38287, longitude: 103.89312 } },
  { slug: 'hougang', data: { latitude: 1.37129, longitude: 103.89238 } },
  { slug: 'kovan', data: { latitude: 1.36018, longitude: 103.88506 } },
];
const measured = [
  { slug: 'sengkang', distance: 1.7 },
  { slug: 'buangkok', distance: 2.6 },
  { slug: 'hougang', distance: 3.9 },
];

/** The Content-Security-Policy in the header rule for a path. */
function policyAt(headers: string, path: string): string {
  const rule = headers.split(/\n(?=\/)/).find((part) => part.startsWith(`${path}\n`));
  return /Content-Security-Policy: (.*)/.exec(rule ?? '')![1]!;
}

let site: EmittedTexts;
beforeAll(async () => {
  site = await emittedAfter();
});

describe('the nearest areas', () => {
  test('are those that were measured', () => {
    expect(nearestOf(stations)(stations[0]!)).toEqual(measured);
  });

  test('are on the page, nearest first, with their signs', () => {
    expect(site.page('area', '/joon-koon').homes.nearest.areas).toMatchObject([
      { path: '/pioneer', name: 'Pioneer', distance: 2.4, sign: { code: 'EW28' } },
      { path: '/tiong-bahru' },
      { path: '/chinatown' },
    ]);
  });

  test('are missing if there is only one area', () => {
    expect(nearestOf(stations.slice(0, 1))(stations[0]!)).toEqual([]);
    expect(nearestOf(stations.slice(0, 3))(stations[0]!)).toHaveLength(2);
  });
});

describe('the page data of an area', () => {
  test('exists for every area and for no other, each with eight tiles', () => {
    const table = JSON.parse(site.text('route-table.json')) as { path: string; kind: string }[];
    const areas = table.filter(({ kind }) => kind === 'area').map(({ path }) => path);
    expect(areas).toHaveLength(9);
    for (const path of areas) expect(site.page('area', path).tiles, path).toHaveLength(8);
    const [type] = /^export type Path =[^;]*;/m.exec(site.text('routes.ts'))!;
    const linked = table.filter(({ kind }) => kind !== 'not-found').map(({ path }) => `"${path}"`);
    expect(type.match(/"[^"]+"/g)).toEqual(linked);
  });

  test('has the figures of the data, and no figures of flats if there are none', () => {
    const { homes, area } = site.page('area', '/joon-koon');
    expect(area).toMatchObject({ name: 'Joon Koon', station: 'Joo Koon', sign: { code: 'EW29', line: 'ew' } });
    expect(homes.flatTypes).toEqual([]);
    expect(homes.summary.replaceAll('\u00A0', ' ')).toBe(
      'No HDB blocks stand within 1 km of the station. The nearest area we clean is Pioneer, 2.4 km away.',
    );

    const punggol = site.page('area', '/punggol').homes;
    expect(punggol.flatTypes.map(({ percent }) => percent)).toEqual([10, 12, 49, 30]);
    expect(punggol.summary).toContain('29,115 HDB flats in 270 blocks');
    expect(punggol.sources.text).toContain('HDB property list (November 2025)');
    expect(site.page('locations', '/locations').sources[0]).toContain('as of 26 November 2025.');
    const named = site.page('locations', '/locations').sources;
    expect(named).toContainEqual(expect.stringMatching(/since January 2017, as of July 2026\.$/));
    expect(named.filter((source) => source.startsWith('Contains information from HDB'))).toHaveLength(1);
  });

  test('has the figures of the area in its description, and no placeholder', () => {
    const { head } = site.page('area', '/punggol');
    expect(head.description).toContain('Of the HDB flats near the station, 73% date from the 2010s.');
  });

  test('has only those placeholders that the page replaces by links', () => {
    const left = site.paths
      .filter((path) => path.startsWith('public/') && path.endsWith('.json'))
      .flatMap((path) => site.text(path).match(/\{[a-zA-Z]+\}/g) ?? []);
    expect([...new Set(left)].filter((name) => !['{phone}', '{email}'].includes(name))).toEqual([]);
  });
});

/** The browser's route table, parsed from the generated module. */
function clientRoutes({ text }: EmittedTexts): unknown[] {
  const [, table = ''] = /clientRoutes = (\[[^]*\]) as const/.exec(text('routes.ts')) ?? [];
  return JSON.parse(table) as unknown[];
}

test("the browser's route table does not grow with the number of areas", async () => {
  const many = Array.from({ length: 40 }, (_, index): Change => ({
    file: `data/neighbourhoods/area-${index}.yaml`,
    copyOf: 'data/neighbourhoods/joon-koon.yaml',
    replace: [
      ['name: Joon Koon\n', `name: Area ${index}\n`],
      ['An industrial district;', `District ${'abcdefghijklmnopqrst'[index % 20]!.repeat(index < 20 ? 1 : 2)};`],
      ['Joon Koon Circle', `${index} Circle`],
      ['Joon Koon Road', `${index} Road`],
      ['Taman Jurong', `${index} Garden`],
      ['- Jurong West\n', `- ${index} West\n`],
      ['latitude: 1.32772', `latitude: ${1.2 + index / 100}`],
    ],
  }));
  expect(clientRoutes(site).length).toBeGreaterThan(5);
  expect(clientRoutes(await emittedAfter(tengah))).toEqual(clientRoutes(site));
  expect(clientRoutes(await emittedAfter(...many))).toEqual(clientRoutes(site));
});

describe('the files for the host', () => {
  test('redirect the addresses in data/redirects.yaml permanently', async () => {
    expect(site.text('public/_redirects')).toBe('/joo-koon /joon-koon 301\n/joo-koon/ /joon-koon 301\n');
    const more = await emittedAfter({
      file: 'data/redirects.yaml',
      replace: ['- from: /joo-koon', '- { from: /old/Über-Uns.php/, to: /about }\n- from: /caf%C3%A9.html\n'],
    });
    expect(more.text('public/_redirects')).toBe(
      ['/old/%C3%9Cber-Uns.php', '/old/%C3%9Cber-Uns.php/']
        .map((from) => `${from} /about 301\n`)
        .concat(['/caf%C3%A9.html', '/caf%C3%A9.html/'].map((from) => `${from} /joon-koon 301\n`))
        .join(''),
    );
  });

  test('allow the inline style of each kind of page by its hash, and nothing else', () => {
    const styles = JSON.parse(/= (\{[^]*\}) as const/.exec(site.text('kind-styles.ts'))![1]!) as Record<string, string>;
    expect(Object.keys(styles)).toHaveLength(kinds.length);
    // Kinds of pages with the same recipes have the same style.
    const hashes = [...new Set(Object.values(styles))].map((text) =>
      createHash('sha256').update(text).digest('base64'),
    );
    const headers = site.text('public/_headers');
    const page = policyAt(headers, '/*');
    expect(page).toContain(`style-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')};`);
    expect(page).toMatch(/^default-src 'none'; script-src 'self'(?: 'sha256-[^' ]+'){2};/);
    expect(page).not.toMatch(/unsafe|\*|https:/);
    expect(headers).not.toMatch(/https:|includeSubDomains|preload/);
    expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Content-Type-Options: nosniff\n/);
    expect(headers).toMatch(/^\/assets\/\*\n(?: {2}\S.*\n)* {2}Cache-Control: public, max-age=31536000, immutable\n/m);
    expect(policyAt(headers, '/assets/*')).toBe("default-src 'none'");
  });

  test("allow the backend's host in pages, and the hosts of the widget and the map only in their frames", async () => {
    const { text } = await emittedAfter(
      {
        file: 'data/site.yaml',
        replace: ['script: /stand-in/reviews.js', 'script: https://reviews.example/v1.js'],
      },
      { file: 'data/site.yaml', replace: ['embed: ""', 'embed: https://maps.example/embed?q=1&z=2'] },
      { file: 'data/site.yaml', replace: ['url: ""', 'url: https://project.supabase.example'] },
    );
    const headers = text('public/_headers');
    const page = policyAt(headers, '/*');
    expect(page).toContain("connect-src 'self' https://project.supabase.example;");
    expect(page).toContain("form-action 'self' https://project.supabase.example;");
    expect(page.match(/https:/g)).toHaveLength(2);
    const reviews = policyAt(headers, '/frames/third-party/reviews');
    expect(reviews).toMatch(/script-src 'sha256-[^']+' https:\/\/reviews\.example;/);
    expect(new Set(reviews.match(/https:[^ ;]+/g))).toEqual(new Set(['https://reviews.example']));
    expect(reviews).toMatch(/sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox$/);
    const map = policyAt(headers, '/frames/third-party/map');
    expect(map).toContain('object-src https://maps.example; frame-src https://maps.example;');
    expect(map).toMatch(/sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-same-origin$/);
    expect(text('public/frames/third-party/map.html')).toContain('data="https://maps.example/embed?q=1&amp;z=2"');
    for (const [frame, policy] of Object.entries({ reviews, map })) {
      const script = /<script>([^]*)<\/script>/.exec(text(`public/frames/third-party/${frame}.html`))![1]!;
      expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  });

  test('have no frame and no slot if there is no widget', async () => {
    const none = await emittedAfter({
      file: 'data/site.yaml',
      replace: ['reviewsWidget: { script: /stand-in/reviews.js, height: 1 }\n', ''],
    });
    expect(none.paths).not.toContain('public/frames/third-party/reviews.html');
    expect(none.text('site.ts')).toMatch(/"?hasReviewsWidget"?: false/);
    expect(none.text('styles.css')).not.toContain('--widget:');
    expect(site.text('styles.css')).toContain('--widget:1px');
  });

  test('list every page except the thank-you and error pages once in the sitemap', () => {
    const listed = [...site.text('public/sitemap.xml').matchAll(/<loc>https:\/\/sapu\.example([^<]*)<\/loc>/g)];
    const table = JSON.parse(site.text('route-table.json')) as { path: string }[];
    const wanted = table.map(({ path }) => path).filter((path) => !['/thank', '/404'].includes(path));
    expect(listed.map((match) => match[1])).toEqual(wanted);
    expect(new Set(wanted).size).toBe(wanted.length);
  });
});

test('every generated module begins with its source and "Do not edit"', () => {
  for (const path of site.paths.filter((file) => file.endsWith('.ts'))) {
    const [first] = site.text(path).split('\n');
    expect(first, path).toMatch(/^\/\/ Generated from \S.* by "npm run codegen"\. Do not edit\.$/);
  }
});
