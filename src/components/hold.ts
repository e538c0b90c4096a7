/**
 * A script that does nothing. Browsers run it after the stylesheet before it has loaded, and show nothing after it
 * until then. Without it, some browsers show the content after a stylesheet unstyled. An empty script would not run.
 */
export const hold = ' ';
