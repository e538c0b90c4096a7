/**
 * A script that does nothing. Browsers run a script when the stylesheets before it have loaded, and do not show the content
 * after it until then. Without it, some browsers show the content after a stylesheet unstyled. An empty script would not run.
 */
export const hold = ' ';
