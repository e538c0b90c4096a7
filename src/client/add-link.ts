/**
 * Adds a link. Resolves when its stylesheet has loaded. A stylesheet comes last in the document; before another one it would
 * make browsers load the fonts again and lay out the whole page. They find a manifest in the head alone.
 */
export function addLink(rel: 'stylesheet' | 'manifest', href: string): Promise<unknown> {
  const { body, head } = document;
  return new Promise((onload, reject) => {
    const onerror = () => reject(new Error(`${href} could not be loaded.`));
    const link = Object.assign(document.createElement('link'), { rel, href, onload, onerror });
    (rel === 'stylesheet' ? body : head).append(link);
  });
}
