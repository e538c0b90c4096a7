// Lighthouse CI (`npm run lighthouse`) measures the heaviest page of each kind of the built site three times, as the hosts
// send it, and compares the medians with these limits. Raise one only with the reason in the commit.
const { readdirSync, readFileSync } = require('node:fs');

const folder = 'dist/client';
// The server reads it, too.
const port = (process.env.PORT ??= '4179');

/** The heaviest page of each kind, without those that search engines must not list: they fail SEO for that alone. */
const heaviest = {};
for (const name of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.html'))) {
  const html = readFileSync(`${folder}/${name}`, 'utf8');
  const kind = /<body data-kind="([^"]+)"/.exec(html)?.[1];
  if (kind === undefined || html.includes('<meta name="robots" content="noindex')) continue;
  if (html.length > (heaviest[kind]?.size ?? 0)) heaviest[kind] = { name, size: html.length };
}
const urls = Object.values(heaviest).map(
  ({ name }) => `http://127.0.0.1:${port}/${name.replace(/(^index)?\.html$/, '').replaceAll('\\', '/')}`,
);

const atLeast = (minScore) => ['error', { minScore, aggregationMethod: 'median' }];
const atMost = (maxNumericValue) => ['error', { maxNumericValue, aggregationMethod: 'median' }];

module.exports = {
  ci: {
    collect: {
      url: urls,
      numberOfRuns: 3,
      startServerCommand: 'node --import ./scripts/typescript.mjs scripts/local/server/serve.ts',
      startServerReadyPattern: 'The site is ready',
      settings: {
        // No sandbox as root, and no process for a next page, which would slow this one down on two cores.
        chromeFlags:
          '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-features=SpareRendererForSitePerProcess',
        disableFullPageScreenshot: true,
      },
    },
    assert: {
      assertions: {
        // Scores, of which 1 is the best. The one of performance is made from times, so it leaves room for a busy machine.
        'categories:performance': atLeast(0.9),
        'categories:accessibility': atLeast(1),
        'categories:best-practices': atLeast(1),
        'categories:seo': atLeast(1),
        'cumulative-layout-shift': atMost(0.01),
        // In bytes over the line: what would keep a visitor on a phone waiting, several times what pages weigh. Words do not
        // reach these.
        'resource-summary:document:size': atMost(45_000),
        'resource-summary:image:size': atMost(200_000),
        'resource-summary:script:size': atMost(200_000),
        'resource-summary:third-party:size': atMost(0),
        // In ms, twice the best that two cores reach on a phone, because times depend on the load of the machine.
        'first-contentful-paint': atMost(1800),
        'largest-contentful-paint': atMost(2400),
        'total-blocking-time': atMost(350),
      },
    },
    upload: { target: 'filesystem', outputDir: 'test-results/lighthouse' },
  },
};
