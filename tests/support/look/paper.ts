import type { Page } from 'playwright/test';

const formats = ['A4', 'Letter'] as const;
const margin = { top: '12mm', right: '13mm', bottom: '12mm', left: '13mm' };
/** The width between these margins of the narrower format, in pixels. */
const width = 694;

/** What is wrong with a page whose print must fit on one sheet of paper, of either format. */
export async function paperFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const format of formats) {
    const pdf = await page.pdf({ format, margin });
    const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    if (count !== 1) faults.push(`${format}: ${count} pages`);
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 900 });
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  if (needed > width) faults.push(`${needed - width} px are cut off at the right`);
  return faults;
}
