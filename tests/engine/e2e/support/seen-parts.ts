import type { Page } from 'playwright/test';

/**
 * Runs in the page. Adds the parts of other pages, and removes each part that was seen. Returns all that was seen, as
 * elements with the elements around them, such as `main section.hero a.button`.
 */
async function showNew([others, before]: readonly [readonly string[], readonly string[]]): Promise<string[]> {
  const main = document.querySelector('main')!;
  for (const path of others) {
    const other = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
    for (const part of other.querySelectorAll('main > :not(:has(link))')) main.append(document.adoptNode(part));
  }
  const seen = new Set(before);
  const named = (element: Element) => [element.localName, ...element.classList].join('.');
  const see = (element: Element, above: string) => {
    const own = `${above} ${named(element)}`;
    seen.add(own);
    for (const child of element.children) see(child, own);
  };
  // The strip of tiles below the hero holds the stylesheet of what is below it, so it stays.
  for (const part of document.querySelectorAll(':is(#root > :not(main), main > *):not(:has(link))')) {
    const known = seen.size;
    see(part, part.parentElement!.localName);
    if (seen.size === known) part.remove();
  }
  return [...seen];
}

/**
 * Changes an open page so that it only shows what was not seen before: a part, such as the footer, is removed if each
 * of its elements was seen, with the same classes, inside of elements with the same classes. Before that, the parts of
 * `others` are added, which are pages of the same kind and so have the same styles.
 */
export async function showNewParts(page: Page, others: readonly string[], seen: Set<string>): Promise<void> {
  for (const nesting of await page.evaluate(showNew, [others, [...seen]] as const)) seen.add(nesting);
}
