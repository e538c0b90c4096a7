import { expect, test } from 'playwright/test';
import { ContrastAudit } from './support/audit.ts';
import { Findings } from './support/findings.ts';
import { listRings } from './support/inventory.ts';
import { allPaths, templates } from './support/pages.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const width of [390, 1440]) {
  test(`every text and control can be told from what is painted behind it at ${width} px`, async ({
    page,
    browser,
  }) => {
    const audit = await ContrastAudit.start(page, browser);
    const findings = new Findings();
    for (const path of allPaths) await audit.run(path, width, findings);
    expect(findings.lines()).toEqual([]);
  });
}

const panels = [
  { name: 'the Services panel', width: 1440, button: 'Services' },
  { name: 'the menu of a phone', width: 390, button: 'Menu' },
] as const;

for (const { name, width, button } of panels) {
  test(`every text of ${name} can be told from what is behind it`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const audit = await ContrastAudit.start(page, browser);
    const findings = new Findings();
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    await page.locator('[popover]:popover-open').waitFor();
    await audit.measure('/', findings);
    expect(findings.lines()).toEqual([]);
  });
}

for (const width of [390, 1440]) {
  test(`the mark of the keyboard's place can be seen on every control at ${width} px`, async ({ page, browser }) => {
    const audit = await ContrastAudit.start(page, browser);
    const findings = new Findings();
    for (const path of templates) await audit.run(path, width, findings, { list: listRings });
    expect(findings.lines()).toEqual([]);
  });
}
