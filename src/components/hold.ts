/**
 * A script that does nothing. Browsers run it when the styles before it have come, and show nothing that is after it
 * until then; some show what follows a stylesheet without its styles otherwise. An empty script is not run.
 */
export const hold = ' ';
