const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML or SVG, also inside an attribute. */
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character]!);

/** Browsers that darken pages by themselves would change the words on the pictures, but not the pictures. */
export const lightOnly = '<meta name="color-scheme" content="only light">';
