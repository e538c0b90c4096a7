import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from '../../support/browser.ts';

/** Another one lets two copies of the project run their tests side by side. */
const port = Number(process.env['TEST_PORT'] ?? 4271);
const developmentPort = port + 1;
/** nginx with the documented configuration in the place of the project's own server: npm run test:nginx. */
const nginxPort = process.env['TEST_SERVER'] === 'nginx' ? port + 2 : undefined;
const address = `http://127.0.0.1:${nginxPort ?? port}`;
const developmentTests = ['development.test.ts', 'live-content.test.ts'];
/** The gallery exists in development only. */
const galleryTests = 'look/gallery.test.ts';
// What no other server has is asked of the project's own.
process.env['OWN_ADDRESS'] = `http://127.0.0.1:${port}`;
// Workers read this file again; what was found is handed to them, so that nothing is looked for twice.
process.env['CHROME_WITH_WINDOWS'] ??= findBrowser('with windows');
process.env['CHROME_PATH'] = findBrowser();

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
  // Patience alone, for a busy machine: a page that hangs is told from one that is slow, and no more.
  expect: { timeout: 15_000, toHaveScreenshot: { pathTemplate: '{testDir}/look/baselines/{arg}{ext}' } },
  outputDir: '../../../test-results',
  reporter: [['list']],
  // Many tests wait for a while on purpose.
  workers: 3,
  timeout: 90_000,
  // On a busy machine a picture is sometimes taken before all is painted, or an answer comes too late; a second
  // failure is one, and the list names what failed once.
  retries: 1,
  use: {
    baseURL: address,
    launchOptions: { executablePath: process.env['CHROME_PATH'], args: browserArguments },
  },
  projects: [
    { name: 'built', testIgnore: [...developmentTests, 'look/**'] },
    { name: 'look', testMatch: 'look/*.test.ts', testIgnore: galleryTests },
    {
      name: 'development',
      testMatch: [...developmentTests, galleryTests],
      use: { baseURL: `http://127.0.0.1:${developmentPort}` },
    },
  ],
  webServer: [
    {
      command: 'node --import tsx scripts/serve/serve.ts',
      cwd: '../../..',
      env: {
        PORT: String(port),
        SITE_URL: address,
        LOCAL_FOLDER: '.local/test',
        LIMIT_PER_ADDRESS: 'off',
        LIMIT_OVERALL: 'off',
      },
      // The function's log says why an enquiry failed.
      stdout: 'pipe',
      url: `http://127.0.0.1:${port}/_local`,
      reuseExistingServer: false,
    },
    ...(nginxPort === undefined
      ? []
      : [
          {
            command: `node --import tsx tests/e2e/support/serve-with-nginx.ts ${nginxPort} http://127.0.0.1:${port}`,
            cwd: '../../..',
            url: address,
            reuseExistingServer: false,
          },
        ]),
    {
      command: `npx vike dev --host 127.0.0.1 --port ${developmentPort}`,
      cwd: '../../..',
      port: developmentPort,
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
});
