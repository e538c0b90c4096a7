import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from '../../../scripts/browser/find.ts';
import { buildLiveSite } from '../../support/sites.ts';

/** Another one lets two copies of the project run their tests side by side. */
const port = Number(process.env['TEST_PORT'] ?? 4281);
const address = `http://127.0.0.1:${port}`;

// Workers read this file again; what the first found and built is theirs too.
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
