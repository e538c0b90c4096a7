import { test } from 'playwright/test';
import { testEnquiries } from './support/enquiry-elsewhere.ts';
import { SiteElsewhere } from './support/site-elsewhere.ts';
import { testThirdParties } from './support/third-parties.ts';

// All tests run in one worker, so that the site is built and its function started only once.
test.describe.configure({ mode: 'default' });

const site = new SiteElsewhere();
test.beforeAll(async () => {
  test.setTimeout(240_000);
  await site.start();
});
test.afterAll(() => site.stop());

testEnquiries(site);
testThirdParties(site);
