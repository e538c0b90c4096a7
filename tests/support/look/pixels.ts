import type { Browser, CDPSession, Page } from 'playwright/test';

/** What is asked of a picture: the box of a text, or a list of points. */
export interface Sample {
  key: number;
  /** x, y, width, height in pixels of the page. */
  box: readonly [number, number, number, number];
}

/** Takes a picture of what the window shows, fast; as base64. */
export async function takePicture(session: CDPSession): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return data;
}

/** An empty page of its own in which pictures are read. */
export async function openReader(browser: Browser): Promise<Page> {
  return await (await browser.newContext()).newPage();
}

/**
 * The colours in each box with the number of pixels of each, as [red * 65536 + green * 256 + blue, count] pairs.
 * A box that lies outside of the picture has none. Colours of less than the share of a box, 0 to 1, are left out: at the
 * edges of letters are hundreds.
 */
export function readColours(
  reader: Page,
  picture: string,
  samples: readonly Sample[],
  leastShare = 0,
): Promise<[number, number][][]> {
  return reader.evaluate(
    async ([data, boxes, share]) => {
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
        // Grounds are flat: equal neighbours are counted as one run.
        let colour = -1;
        let run = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          const next = (pixels[at] ?? 0) * 65536 + (pixels[at + 1] ?? 0) * 256 + (pixels[at + 2] ?? 0);
          if (next !== colour) {
            if (run > 0) counts.set(colour, (counts.get(colour) ?? 0) + run);
            colour = next;
            run = 0;
          }
          run += 1;
        }
        counts.set(colour, (counts.get(colour) ?? 0) + run);
        return [...counts].filter(([, count]) => count > (pixels.length / 4) * share);
      });
    },
    [picture, samples.map(({ box }) => box), leastShare] as const,
  );
}
