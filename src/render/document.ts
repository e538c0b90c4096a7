import type { PageData } from '#generated/pages.ts';
import { fonts } from '#generated/fonts.ts';
import { site } from '#generated/site.ts';
import styles from '#generated/styles.css?raw';
import { canonical, isIndexable } from '#seo/head.ts';
import { theme } from '#styles/theme.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character]!);
}

function head(page: PageData): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(page.head.title)}</title>`,
    `<meta name="description" content="${escape(page.head.description)}">`,
    ...(isIndexable(page) ? [] : ['<meta name="robots" content="noindex">']),
    ...(page.kind === 'not-found' ? [] : [`<link rel="canonical" href="${canonical(page.path, site)}">`]),
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    '<link rel="stylesheet" href="/print.css" media="print">',
    `<meta name="theme-color" content="${theme.colors.rice}">`,
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    // The same bytes on every page, so that one hash in the Content-Security-Policy allows it.
    `<style>${styles}</style>`,
  ].join('');
}

/** The document around a rendered page. */
export function documentOf(page: PageData, body: string, script?: string): string {
  const entry = script === undefined ? '' : `<script type="module" async src="${script}"></script>`;
  const attributes = `data-kind="${page.kind}" data-widget="${escape(site.reviewsWidget)}"`;
  return `<!DOCTYPE html><html lang="${site.language}"><head>${head(page)}</head><body ${attributes}><div id="root">${body}</div>${entry}</body></html>`;
}
