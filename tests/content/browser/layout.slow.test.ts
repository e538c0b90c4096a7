import { expect, test } from 'playwright/test';
import { Findings } from '../../support/look/findings.ts';
import { findOverflow } from '../../support/look/overflow.ts';
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

const faults = {
  'scrolls sideways': '<p style="width:400px">W</p>',
  'sticks out of p': '<p style="width:40px">WWWWWWWWW</p>',
  'lies on another text': '<p>WWWW</p><p style="margin-top:-40px">MMMM</p>',
};

test('the test finds a page that scrolls sideways, and texts without space', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  for (const [fault, html] of Object.entries(faults)) {
    await page.setContent(`<!DOCTYPE html><body style="font:20px/1 monospace">${html}`);
    const found = await page.evaluate(findOverflow);
    expect.soft(found.map((each) => each.fault).join(), html).toContain(fault);
  }
});
