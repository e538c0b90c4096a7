import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Footer } from '#footer/Footer.tsx';
import type { Site } from '#content/site.ts';
import type { Change } from '../../support/content-copy.ts';
import { emittedAfter, type EmittedTexts } from '../../support/emitted.ts';
import { tengah } from '../../support/tengah.ts';
import { render } from '../components/render.tsx';

/** The Content-Security-Policy in the header rule for a path. */
function policyAt(headers: string, path: string): string {
  const rule = headers.split(/\n(?=\/)/).find((part) => part.startsWith(`${path}\n`));
  return /Content-Security-Policy: (.*)/.exec(rule ?? '')![1]!;
}

const inSite = (from: string, to: string): Change => ({ file: 'data/site.yaml', replace: [from, to] });

let site: EmittedTexts;
beforeAll(async () => {
  site = await emittedAfter();
});

test('the locations name each source once, with its dates', () => {
  const named = site.page('locations', '/locations').sources;
  expect(named).toContainEqual(expect.stringMatching(/since January 2017, as of July 2026\.$/));
  expect(named.filter((source) => source.startsWith('Contains information from HDB'))).toHaveLength(1);
});

test("the browser's route table does not grow with the number of areas", async () => {
  const table = ({ text }: EmittedTexts) => /clientRoutes = (\[[^]*\]) as const/.exec(text('routes.ts'))![1];
  expect(table(site)).toContain('/about');
  expect(table(await emittedAfter(tengah))).toBe(table(site));
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

  test('allow nothing of other hosts, and keep hashed files for a year', () => {
    const headers = site.text('public/_headers');
    expect(policyAt(headers, '/*')).not.toMatch(/unsafe|\*|https:/);
    expect(headers).not.toMatch(/https:|includeSubDomains|preload/);
    expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Content-Type-Options: nosniff\n/);
    expect(headers).toMatch(/^\/assets\/\*\n(?: {2}\S.*\n)* {2}Cache-Control: public, max-age=31536000, immutable\n/m);
    expect(policyAt(headers, '/assets/*')).toBe("default-src 'none'");
  });

  test("allow the backend's host in pages, and the hosts of the widget and the map only in their frames", async () => {
    const { text } = await emittedAfter(
      inSite('script: /stand-in/reviews.js', 'script: https://reviews.example/v1.js'),
      inSite('embed: ""', 'embed: https://maps.example/embed?q=1&z=2'),
      inSite('url: ""', 'url: https://project.supabase.example'),
    );
    const headers = text('public/_headers');
    const page = policyAt(headers, '/*');
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
    const none = await emittedAfter(inSite('reviewsWidget: { script: /stand-in/reviews.js, height: 1 }\n', ''));
    expect(none.paths).not.toContain('public/frames/third-party/reviews.html');
    expect(none.text('site.ts')).toMatch(/"?hasReviewsWidget"?: false/);
    expect(none.text('styles.css')).not.toContain('--widget:');
    expect(site.text('styles.css')).toContain('--widget:1px');
  });
});

test('a social network has the icon of its line, or its first letter', async () => {
  const lines = ['carousell', 'TikTok, icon: tiktok', '小红书'];
  const social = lines.map((line, index) => `  - { name: ${line}, url: "https://${index}.example/" }\n`).join('');
  const { text } = await emittedAfter(inSite('social:\n', `social:\n${social}`));
  const facts = JSON.parse(/Site = (\{[^]*\});/.exec(text('site.ts'))![1]!) as Site;
  const $ = render(createElement(Footer, { site: facts }));
  const shown = [...$('[data-tip]')].map((link) => {
    const [picture, letter] = [$(link).find('img').attr('src'), $(link).find('[aria-hidden=true]').text()];
    return [$(link).attr('aria-label'), picture?.replace(/.*#/, '') ?? letter];
  });
  expect(shown.map(String)).toEqual([
    'carousell,C',
    'TikTok,tiktok',
    '小红书,小',
    'Facebook,facebook',
    'Instagram,instagram',
  ]);
});
