/** A small markup parser for the tests. Throws unless elements are closed in order and no attribute occurs twice. */
export function checkMarkup(markup: string): void {
  const open: string[] = [];
  for (const [, close, name = '', attributes = '', self] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*?)(\/?)>/g,
  )) {
    if (close) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last ?? 'nothing'}>`);
      continue;
    }
    checkAttributes(name, attributes);
    if (!self) open.push(name);
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(', ')}`);
  const text = markup.replaceAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*?)(\/?)>/g, '');
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(text)) throw new Error(`Stray mark in: ${text}`);
}

function checkAttributes(element: string, attributes: string): void {
  const seen = new Set<string>();
  const rest = attributes.replaceAll(/\s+([a-zA-Z-]+)="([^"<]*)"/g, (_, name: string) => {
    if (seen.has(name)) throw new Error(`<${element}> has "${name}" twice`);
    seen.add(name);
    return '';
  });
  if (rest.trim() !== '') throw new Error(`<${element}> has a broken attribute: ${rest}`);
}

/** Every id that the markup defines. */
export function idsOf(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Every id that the markup refers to. */
export function referencesOf(markup: string): string[] {
  return [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id = '']) => id);
}
