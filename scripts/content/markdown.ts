import MarkdownIt from 'markdown-it';

/** The parser of all Markdown. HTML is switched off: it is shown as text and never runs. */
export const markdown = new MarkdownIt({ html: false });
