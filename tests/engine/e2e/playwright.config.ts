import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from '../../../scripts/browser/find.ts';
import { buildCompany, projectOf } from '../../support/sites.ts';

/** With another TEST_PORT, two copies of the project can run their tests at the same time. */
const port = Number(process.env['TEST_PORT'] ?? 4271);
const developmentPort = port + 1;
const address = `http://127.0.0.1:${port}`;
/** The projects that the command line names; without a name, Playwright runs all. */
const chosen = process.argv.filter((word) => word.startsWith('--project=')).map((word) => word.split('=')[1]);
const isChosen = (project: string) => chosen.length === 0 || chosen.includes(project);
const guard = new URL('../no-live-content.mjs', import.meta.url).href;

// Each worker reads this file again. It inherits these variables, so only the first process finds browsers and builds
// the site.
if (process.env['CHROME_FULL'] === undefined) {
  process.env['CHROME_FULL'] = findBrowser('full');
  process.env['CHROME_PATH'] = findBrowser();
  await buildCompany('first');
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${guard}`.trim();
}

/** The built site and the enquiry function. */
const builtSite = {
  command: 'node --import tsx scripts/local/server/serve.ts',
  cwd: projectOf('first'),
  env: { PORT: String(port), SITE_URL: address, LIMIT_PER_ADDRESS: 'off', LIMIT_OVERALL: 'off' },
  // The function's log says why an enquiry failed.
  stdout: 'pipe' as const,
  url: `${address}/_local`,
  reuseExistingServer: false,
};

/** The gallery, which exists only in development. */
const gallery = {
  command: `npx vike dev --host 127.0.0.1 --port ${developmentPort}`,
  cwd: projectOf('first'),
  port: developmentPort,
  reuseExistingServer: false,
  timeout: 120_000,
};

/** Tests of what editors use: the development server with its desk, and the desk as a file. Each starts its own. */
const editors = ['development.test.ts', 'desk-file.test.ts'];
/** The files whose tests all need the same worker, because they share a site or a browser of their own. */
const oneWorker = ['elsewhere.test.ts', 'slides-takeover.test.ts'];

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
  // Generous for a busy machine, because it should only catch pages that hang, not slow ones.
  expect: { timeout: 30_000, toHaveScreenshot: { pathTemplate: '{testDir}/pictures/baselines/{arg}{ext}' } },
  outputDir: '../../../test-results/engine',
  reporter: [['list']],
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  use: {
    baseURL: address,
    launchOptions: { executablePath: process.env['CHROME_PATH'] ?? '', args: browserArguments },
  },
  projects: [
    // These run first, so that the others fill the workers that remain, and no worker is alone at the end.
    { name: 'one-worker', testMatch: oneWorker },
    { name: 'built', testIgnore: [...oneWorker, ...editors, 'pictures/**'] },
    { name: 'editors', testMatch: editors },
    // Every release of a browser draws letters differently, so only npm run check compares pictures.
    { name: 'pictures', testMatch: 'pictures/*.test.ts', testIgnore: 'pictures/gallery.test.ts' },
    {
      name: 'pictures-of-components',
      testMatch: 'pictures/gallery.test.ts',
      use: { baseURL: `http://127.0.0.1:${developmentPort}` },
    },
  ],
  webServer: [
    ...(chosen.join() === 'editors' ? [] : [builtSite]),
    ...(isChosen('pictures-of-components') ? [gallery] : []),
  ],
});
