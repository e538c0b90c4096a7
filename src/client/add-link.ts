/** Adds a link to the head. Resolves when its stylesheet has loaded. */
export function addLink(rel: string, href: string): Promise<unknown> {
  return new Promise((onload, reject) => {
    const onerror = () => reject(new Error(`${href} could not be loaded.`));
    document.head.append(Object.assign(document.createElement('link'), { rel, href, onload, onerror }));
  });
}
