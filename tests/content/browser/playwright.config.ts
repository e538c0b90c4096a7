import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from '../../../scripts/browser/find.ts';
import { buildLiveSite } from '../../support/sites.ts';

/** With another TEST_PORT, two copies of the project can run their tests at the same time. */
const port = Number(process.env['TEST_PORT'] ?? 4281);
const address = `http://127.0.0.1:${port}`;

// Each worker reads this file again. It inherits CHROME_PATH, so only the first process finds the browser and builds
// the site.
if (process.env['CHROME_PATH'] === undefined) {
  process.env['CHROME_PATH'] = findBrowser();
  await buildLiveSite();
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/content',
  reporter: [['list']],
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  use: {
    baseURL: address,
    launchOptions: { executablePath: process.env['CHROME_PATH'], args: browserArguments },
  },
  webServer: {
    command: 'node --import tsx scripts/local/server/serve.ts',
    cwd: '../../..',
    env: { PORT: String(port), LOCAL_FOLDER: '.local/test', SITE_URL: address },
    // The function's log says why an enquiry failed.
    stdout: 'pipe',
    url: `${address}/_local`,
    reuseExistingServer: false,
  },
});
