import * as classes from '#generated/classes.ts';
import { belowStyles, homeStyles, serviceStyles, streetStyles } from '#generated/later-styles.ts';
import { hold } from './hold.ts';

// Low priority, because the fonts of the first screen are more urgent than these styles. The HTML is empty in
// development, where all styles are in the page, and in the browser, where the client has already loaded them.
const html = (sheets: readonly string[]) =>
  import.meta.env.SSR && !import.meta.env.DEV
    ? `${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" fetchpriority="low">`).join('')}<script>${hold}</script>`
    : '';

const sheetsOf = {
  shared: [belowStyles],
  streets: [belowStyles, streetStyles],
  home: [belowStyles, homeStyles],
  service: [serviceStyles],
} as const;

/**
 * The strip of tiles below the first screen of a page. The styles of the content after it are loaded here, so that
 * browsers show the first screen without waiting for them.
 */
export function Fold({ styles = 'shared' }: { styles?: keyof typeof sheetsOf }) {
  return (
    <div
      className={classes.tileStrip}
      dangerouslySetInnerHTML={{ __html: html(sheetsOf[styles]) }}
      suppressHydrationWarning
    />
  );
}
