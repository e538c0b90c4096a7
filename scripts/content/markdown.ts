import MarkdownIt from 'markdown-it';

/** The reader of all Markdown. HTML stays switched off: what an editor types is shown, never run. */
export const markdown = new MarkdownIt({ html: false });
