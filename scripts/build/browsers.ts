/**
 * The oldest browsers that the styles and the scripts are written for. What one of them lacks is used only where the page
 * works without it. In browsers that are older still, no script runs: pages and the form work as plain HTML.
 */
export const oldestBrowsers = { chrome: 105, firefox: 115, safari: 16 } as const;
