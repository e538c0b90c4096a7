import { expect, test } from 'playwright/test';
import { ContrastAudit } from '../../../support/look/audit.ts';
import { Findings } from '../../../support/look/findings.ts';
import { listRings } from '../../../support/look/inventory.ts';
import { kinds } from '../support/pages.ts';

const panels = [
  { name: 'the Services panel', width: 1440, button: 'Services' },
  { name: 'the menu of a phone', width: 390, button: 'Menu' },
] as const;

for (const { name, width, button } of panels) {
  test(`every text of ${name} can be told from what is behind it`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 });
    const audit = await ContrastAudit.start(page, browser);
    const findings = new Findings();
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    await page.locator('[popover]:popover-open').waitFor();
    await audit.measure('/', findings);
    expect(findings.lines()).toEqual([]);
  });
}

test("the mark of the keyboard's place can be seen on every control", async ({ page, browser }) => {
  const audit = await ContrastAudit.start(page, browser);
  const findings = new Findings();
  for (const [index, path] of kinds.entries()) {
    await audit.run(path, findings, { list: listRings }, [index % 2 === 0 ? 390 : 1440]);
  }
  expect(findings.lines()).toEqual([]);
});
