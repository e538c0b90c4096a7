import { expect, test } from 'playwright/test';
import { ContrastAudit } from '../../../support/look/audit.ts';
import { Findings } from '../../../support/look/findings.ts';

const panels = [
  { name: 'the Services panel', width: 1440, button: 'Services' },
  { name: 'the menu of a phone', width: 390, button: 'Menu' },
] as const;

test('every text of what opens can be told from what is behind it', async ({ page, browser }) => {
  const audit = await ContrastAudit.start(page, browser);
  for (const { name, width, button } of panels) {
    await page.setViewportSize({ width, height: 900 });
    const findings = new Findings();
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    await page.locator('[popover]:popover-open').waitFor();
    await audit.measure('/', findings);
    expect(findings.lines(), name).toEqual([]);
  }
});
