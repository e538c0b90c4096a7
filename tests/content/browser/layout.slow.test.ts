import { expect, test } from 'playwright/test';
import { Findings } from '../../support/look/findings.ts';
import { addStyles, open, setTextSize } from '../../support/look/page.ts';
import { samples } from '../site.ts';
import { measure, withoutDrawings } from './look.ts';

const widths = [320, 390, 768, 1100, 1440, 1920] as const;

test('one page of each kind fits at every width, also with large text', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const findings = new Findings();
  for (const path of samples) {
    await open(page, path);
    await addStyles(page, withoutDrawings);
    await measure(page, findings, path, widths);
    await setTextSize(session, 200);
    await measure(page, findings, `${path} with text of twice the size`, widths);
    await setTextSize(session, 100);
  }
  expect(findings.lines()).toEqual([]);
});
