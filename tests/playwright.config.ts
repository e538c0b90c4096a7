import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from './support/find-browser.ts';
import { projectRoot } from './support/content-copy.ts';
import { buildCompany, buildLiveSite, projectOf } from './support/sites.ts';
import { useTemporaryFolder } from './support/temporary-folder.ts';

/**
 * With another TEST_PORT, two copies of the project can run their tests at the same time. The port after the live site's is
 * that of the function in engine/e2e/support/elsewhere.ts.
 */
const firstPort = Number((process.env['TEST_PORT'] ??= '4271'));
const livePort = firstPort + 1;
const addressAt = (port: number) => `http://127.0.0.1:${port}`;

/** The projects that the command line names; without a name, Playwright runs all. */
const chosen = process.argv.filter((word) => word.startsWith('--project=')).map((word) => word.split('=')[1]);
const isChosen = (...projects: string[]) => chosen.length === 0 || projects.some((name) => chosen.includes(name));

useTemporaryFolder();

// Each worker reads this file again. It inherits these variables, so only the first process finds browsers and builds
// the sites.
if (process.env['SITES_ARE_BUILT'] === undefined) {
  process.env['SITES_ARE_BUILT'] = 'yes';
  process.env['CHROME_PATH'] = findBrowser();
  await Promise.all([isChosen('every-page') && buildLiveSite(), buildCompany('first')]);
}

/** A built site and the enquiry function. */
const server = (folder: string, port: number, environment: Readonly<Record<string, string>>) => ({
  command: 'node --import tsx scripts/local/server/serve.ts',
  cwd: folder,
  env: { PORT: String(port), SITE_URL: addressAt(port), ...environment },
  // The function's log says why an enquiry failed.
  stdout: 'pipe' as const,
  url: `${addressAt(port)}/_local`,
  reuseExistingServer: false,
});

const slow = '**/*.slow.test.ts';
const scheduled = '**/*.scheduled.test.ts';

export default defineConfig({
  testDir: 'engine/e2e',
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
  // Generous for a busy machine, because it should only catch pages that hang, not slow ones.
  expect: { timeout: 30_000 },
  outputDir: '../test-results',
  reporter: [['dot']],
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 3,
  // Chromium without a screen sometimes draws no frame of a page, and a click waits for two: one in about a thousand tests
  // then stops at its limit. A fault of the site fails twice; a test that only passes the second time is listed as flaky.
  retries: 1,
  timeout: 180_000,
  use: {
    baseURL: addressAt(firstPort),
    launchOptions: { executablePath: process.env['CHROME_PATH'] ?? '', args: browserArguments },
  },
  projects: [
    // The pages of `data/`.
    { name: 'every-page', testDir: 'content/browser', testMatch: slow, use: { baseURL: addressAt(livePort) } },
    // The others test the engine, with the tests' company.
    { name: 'journeys', testIgnore: [slow, scheduled] },
    { name: 'slow', testMatch: slow },
    { name: 'scheduled', testMatch: scheduled },
  ],
  webServer: [
    ...(isChosen('every-page') ? [server(projectRoot, livePort, { LOCAL_FOLDER: '.local/test' })] : []),
    server(projectOf('first'), firstPort, { LIMIT_PER_ADDRESS: 'off' }),
  ],
});
