/** Text as HTML. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A number as it is read, such as 12,345. */
export const figure = (number: number) => number.toLocaleString('en');

/** A difference of two numbers with its sign. */
export const signed = (number: number) => (number > 0 ? `+${figure(number)}` : figure(number).replace('-', '−'));

/** The name of an element from the path of a page. */
export const idOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
