import { lightOnly } from '#content/text/html.ts';

/** Says that the desk itself failed, and what to do. */
export const failedWords =
  'The desk failed. Your text is not the cause. Reload the page: the drafts that this browser keeps are there again. If it fails again, send these words to whoever looks after the site:';

/** Shows an error that the desk cannot show itself. A plain script, because the modules may be what cannot be loaded. */
export const failureScript = `
const show = ({ error, reason = error, message = 'A file of the desk could not be loaded.' }) => {
  if (desk.querySelector('.desk, .failed')) return;
  desk.innerHTML = '<div role="alert" class="failed"><p>${failedWords}</p><pre class="report"></pre></div>';
  desk.querySelector('pre').textContent = reason ? reason + '\\n' + reason.stack : message;
};
addEventListener('error', show, true);
addEventListener('unhandledrejection', show);
`;

export const icon = '<link rel="icon" href="/icons/favicon.svg">';

/** The part of a document that becomes the desk. */
export const deskBody = `<div id="desk"><p>Reading the content …</p></div>\n<script>${failureScript}</script>`;

/** A document of the desk, without a referrer: the form on the previewed page would take the desk for the page before it. */
export const pageHtml = (title: string, head: string, body: string) => `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8">${lightOnly}
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
