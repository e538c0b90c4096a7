/** Says that the desk itself failed, and what to do. */
export const failedWords =
  'The desk failed. Your text is not the cause. Reload the page: the drafts that this browser keeps are there again. If it fails again, send these words to whoever looks after the site:';

/**
 * The part of a document that becomes the desk. If its script fails before it shows anything, or while it renders, the
 * error is shown instead. A plain script does it, because the modules may be what cannot be loaded.
 */
export const deskBody = `<div id="desk"><p>Reading the content …</p></div>
<script>
const show = ({ error, reason = error, message = 'A file of the desk could not be loaded.' }) => {
  if (desk.querySelector('.desk, .failed')) return;
  desk.innerHTML = '<div role="alert" class="failed"><p>${failedWords}</p><pre class="mistakes"></pre></div>';
  desk.querySelector('pre').textContent = reason ? reason + '\\n' + reason.stack : message;
};
addEventListener('error', show, true);
addEventListener('unhandledrejection', show);
</script>`;

/** A document of the desk. */
export const documentOf = (title: string, head: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
