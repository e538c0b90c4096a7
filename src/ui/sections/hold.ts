/**
 * A script that only waits. Browsers run it when the stylesheets before it have loaded, and show the content after it
 * only then. Without it, some browsers show that content unstyled. An empty script would not run, so it contains a
 * space.
 */
export const hold = ' ';
