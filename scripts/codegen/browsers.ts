/**
 * The oldest browsers that the scripts are written for: they have popovers. What one of them lacks is used only where the
 * page works without it. In older browsers no script runs: pages and the form work as plain HTML.
 */
export const oldestBrowsers = { chrome: 114, firefox: 125, safari: 17 } as const;

/** The oldest browsers that the styles are written for. */
export const oldestForStyles = { chrome: 105, firefox: 115, safari: 16 } as const;
