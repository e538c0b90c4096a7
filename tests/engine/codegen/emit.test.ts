import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Footer } from '#components/Footer.tsx';
import type { Site } from '#types/site.ts';
import { kinds } from '../../../src/pages/kinds.ts';
import type { Change } from '../../support/content-copy.ts';
import { nearestOf } from '../../../src/content/nearest.ts';
import { emittedAfter, type EmittedTexts } from '../../support/emitted.ts';
import { tengah } from '../../support/tengah.ts';
import { projectOf } from '../../support/sites.ts';
import { render } from '../components/render.tsx';

/** The Content-Security-Policy in the header rule for a path. */
function policyAt(headers: string, path: string): string {
  const rule = headers.split(/\n(?=\/)/).find((part) => part.startsWith(`${path}\n`));
  return /Content-Security-Policy: (.*)/.exec(rule ?? '')![1]!;
}

let site: EmittedTexts;
beforeAll(async () => {
  site = await emittedAfter();
});

test('an area without enough others has fewer nearest areas', () => {
  const areas = ['bedok', 'simei', 'bugis'].map((slug, index) => ({ slug, data: { latitude: index, longitude: 103 } }));
  const near = (count: number) => nearestOf(areas.slice(0, count))(areas[0]!).map(({ slug }) => slug);
  expect([near(1), near(3)]).toEqual([[], ['simei', 'bugis']]);
});

describe('the page data', () => {
  test('of the locations names each source once, with its dates', () => {
    const named = site.page('locations', '/locations').sources;
    expect(named).toContainEqual(expect.stringMatching(/since January 2017, as of July 2026\.$/));
    expect(named.filter((source) => source.startsWith('Contains information from HDB'))).toHaveLength(1);
  });

  test('of an area has its figures in its description', () => {
    const { head } = site.page('area', '/punggol');
    expect(head.description).toContain('Of the HDB flats near the station, 73% date from the 2010s.');
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
    expect(page).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^' ]+';/);
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
});

test('a social network has the icon of its line, or its first letter', async () => {
  const lines = [
    '{ name: carousell',
    '{ name: TikTok, icon: tiktok',
    '{ name: 小红书',
    '{ name: Facebook, icon: facebook',
  ];
  const social = lines.map((line, index) => `  - ${line}, url: "https://${index}.example/" }\n`).join('');
  const { text } = await emittedAfter({
    file: 'data/site.yaml',
    replace: [
      /(?<=\nsocial:\n)(?: .*\n)+/.exec(readFileSync(`${projectOf('first')}/data/site.yaml`, 'utf8'))![0],
      social,
    ],
  });
  const facts = JSON.parse(/Site = (\{[^]*\});/.exec(text('site.ts'))![1]!) as Site;
  const $ = render(createElement(Footer, { site: facts }));
  const shown = [...$('[data-tip]')].map((link) => {
    const [picture, letter] = [$(link).find('img').attr('src'), $(link).find('[aria-hidden=true]').text()];
    return [$(link).attr('aria-label'), picture?.replace(/.*#/, '') ?? letter];
  });
  expect(shown).toEqual([
    ['carousell', 'C'],
    ['TikTok', 'tiktok'],
    ['小红书', '小'],
    ['Facebook', 'facebook'],
  ]);
});

test('every generated module begins with its source and "Do not edit"', () => {
  for (const path of site.paths.filter((file) => file.endsWith('.ts'))) {
    const [first] = site.text(path).split('\n');
    expect(first, path).toMatch(/^\/\/ Generated from \S.* by "npm run codegen"\. Do not edit\.$/);
  }
});
