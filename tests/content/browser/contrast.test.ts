import { expect, test } from 'playwright/test';
import { ContrastAudit } from '../../support/look/audit.ts';
import { Findings } from '../../support/look/findings.ts';
import { samples } from '../site.ts';

for (const path of samples) {
  test(`every text and control of ${path} has enough contrast with what is painted behind it`, async ({
    page,
    browser,
  }) => {
    const audit = await ContrastAudit.start(page, browser);
    const findings = new Findings();
    await audit.run(path, findings);
    expect(findings.lines()).toEqual([]);
  });
}

test('this test finds a text that is too light', async ({ page, browser }) => {
  const audit = await ContrastAudit.start(page, browser);
  const findings = new Findings();
  await page.goto(samples[0]!);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Pale';
    heading.style.webkitTextFillColor = '#eee';
  });
  await audit.measure(samples[0]!, findings);
  expect(findings.lines().join()).toContain('"Pale"');
});
