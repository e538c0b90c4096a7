import { allStyles } from '#generated/later-styles.ts';

/** Loads the styles of all kinds of pages, as the next page may be of another kind than the one in the document. */
export function loadStyles(): Promise<unknown> {
  // In development, all styles are already in the page.
  if (import.meta.env.DEV) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = allStyles;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The styles could not be loaded.'));
    });
    document.head.append(link);
  });
}
