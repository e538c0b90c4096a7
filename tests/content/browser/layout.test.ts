import { expect, test } from 'playwright/test';
import { Findings } from '../../support/look/findings.ts';
import { findOverflow } from '../../support/look/overflow.ts';
import { addStyles, open, setTextSize } from '../../support/look/page.ts';
import { measure, withoutDrawings } from './measure.ts';
import { samples } from '../site.ts';

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

const injectedFaults = {
  'scrolls sideways': '<p style="width:400px">WWWW</p>',
  'sticks out of p': '<p style="width:40px">WWWW</p>',
  'sticks out of html': '<p style="position:absolute;left:-9px">WWWW</p>',
  'sticks out of div': '<div style="width:40px;overflow:hidden"><p style="width:200px">WWWW</p></div>',
  'is cut above or below': '<p style="height:9px;overflow:hidden">WWWW</p>',
  'is cut by its field': '<input style="width:40px" placeholder="WWWW">',
  'lies on another text': '<p>WWWW</p><p style="margin-top:-40px">MMMM</p>',
} as const;

test('the test finds a page that scrolls sideways, and texts without space', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  for (const [fault, html] of Object.entries(injectedFaults)) {
    await page.setContent(`<!DOCTYPE html><body style="font:20px/1 monospace">${html.replace('WWWW', 'W'.repeat(9))}`);
    const found = await page.evaluate(findOverflow);
    expect.soft(found.map((each) => each.fault).join(), html).toContain(fault);
  }
});
