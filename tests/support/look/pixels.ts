import type { Page } from 'playwright/test';

/** A part of a page: x, y, width and height, in pixels from its top left corner. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Takes a picture of the whole page, as base64. This is faster than Playwright's own way. */
export async function takePicture(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = (await session.send('Page.getLayoutMetrics')).cssContentSize;
  // Chromium paints everything below 16,000 px black. Only a page with 200 areas is longer, and its lower part repeats
  // the rest.
  const clip = { x: 0, y: 0, width, height: Math.min(height, 16_000), scale: 1 };
  const settings = { format: 'png', optimizeForSpeed: true, captureBeyondViewport: true } as const;
  const { data } = await session.send('Page.captureScreenshot', { ...settings, clip });
  await session.detach();
  return data;
}

/**
 * The colours in each box with the number of their pixels, as [red * 65536 + green * 256 + blue, count] pairs. The list
 * is empty for a box outside of the picture.
 */
export function readColours(
  page: Page,
  picture: string,
  samples: readonly { box: Box }[],
): Promise<[number, number][][]> {
  return page.evaluate(
    async ([data, boxes]) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('No canvas to read the picture with.');
      pen.drawImage(bitmap, 0, 0);
      return boxes.map(([x, y, width, height]) => {
        const counts = new Map<number, number>();
        const left = Math.max(0, Math.floor(x));
        const top = Math.max(0, Math.floor(y));
        const columns = Math.min(bitmap.width, Math.ceil(x + width)) - left;
        const rows = Math.min(bitmap.height, Math.ceil(y + height)) - top;
        if (columns <= 0 || rows <= 0) return [];
        const { data: pixels } = pen.getImageData(left, top, columns, rows);
        for (let at = 0; at < pixels.length; at += 4) {
          const colour = (pixels[at] ?? 0) * 65536 + (pixels[at + 1] ?? 0) * 256 + (pixels[at + 2] ?? 0);
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        return [...counts];
      });
    },
    [picture, samples.map(({ box }) => box)] as const,
  );
}
