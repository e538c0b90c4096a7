import { expect, test, type CDPSession, type Page } from 'playwright/test';
import { addStyles, allPaths, areaNames, open, setTextSize } from './support/pages.ts';
import { findFaults } from './support/overflow.ts';
import { Findings } from './support/findings.ts';

const widths = [320, 390, 768, 1100, 1440, 1920] as const;
const longestName = 'Upper Bukit Timah and Hillview';

async function measure(page: Page, findings: Findings, path: string, sizes: readonly number[] = widths): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    for (const { what, element, text, pixels } of await page.evaluate(findFaults)) {
      findings.add(`${element} ${what}`, `${path} at ${width} by ${pixels} px "${text}"`, pixels);
    }
  }
}

test.describe.configure({ mode: 'parallel' });

interface Run {
  title: string;
  textSize: number;
  prepare?: (page: Page) => Promise<void>;
}

/** Gives every area that is named on the page the longest of names. */
async function lengthenNames(page: Page): Promise<void> {
  await page.evaluate(
    ([names, long]) => {
      const pattern = new RegExp(`\\b(${names.join('|')})\\b`, 'g');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        node.nodeValue = text.replaceAll(pattern, long);
      }
    },
    [areaNames(), longestName] as const,
  );
}

const runs: readonly Run[] = [
  { title: 'as it is', textSize: 100 },
  { title: 'with text of twice the size', textSize: 200 },
  { title: 'with the longest name of an area', textSize: 100, prepare: lengthenNames },
];

for (const { title, textSize, prepare } of runs) {
  test(`all pages have room at every width, ${title}`, async ({ page }) => {
    const session: CDPSession = await page.context().newCDPSession(page);
    await setTextSize(session, textSize);
    const findings = new Findings();
    for (const path of allPaths) {
      await open(page, path);
      // What is drawn inside a picture takes no room and much time.
      await addStyles(page, 'svg>*{display:none!important}');
      await prepare?.(page);
      await measure(page, findings, path);
    }
    expect(findings.lines()).toEqual([]);
  });
}
