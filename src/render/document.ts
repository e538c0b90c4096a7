import { fonts } from '#generated/fonts.ts';
import { site } from '#generated/site.ts';
import { kindStyles } from '#generated/kind-styles.ts';
import { laterStyles } from '#generated/later-styles.ts';
import allStyles from '#generated/styles.css?raw';
import type { PageData } from '#pages/kinds.ts';
import { canonical } from '#content/site.ts';
import { escape, lightOnly } from '#content/text/html.ts';
import { structuredData } from './structured-data.ts';
import { theme } from '#styles/theme.ts';

/**
 * The preview of a link to the page in chats and social networks. The picture contains the title. X uses the texts and
 * the picture of Open Graph for its card.
 */
function sharing({ head: { title, description }, path }: PageData): string[] {
  const openGraph = (name: string, content: string) => `<meta property="og:${name}" content="${escape(content)}">`;
  return [
    openGraph('type', 'website'),
    openGraph('site_name', site.brand),
    openGraph('locale', site.language.replace('-', '_')),
    openGraph('title', title),
    openGraph('description', description),
    openGraph('url', canonical(path, site)),
    openGraph('image', canonical(`/og${path === '/' ? '/index' : path}.png`, site)),
    openGraph('image:width', '1200'),
    openGraph('image:height', '630'),
    openGraph('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function head(page: PageData, styles: string): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    lightOnly,
    `<title>${escape(page.head.title)}</title>`,
    `<meta name="description" content="${escape(page.head.description)}">`,
    ...(page.head.noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...sharing(page),
    ...(page.kind === 'not-found' ? [] : [`<link rel="canonical" href="${canonical(page.path, site)}">`]),
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    // For visitors without scripts. Otherwise, the first script adds them, not only for print.
    `<noscript><link rel="stylesheet" href="${laterStyles}" media="print"></noscript>`,
    `<meta name="theme-color" content="${theme.colors.rice}">`,
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    // The styles are the same bytes on every page of a kind, so that one hash in the Content-Security-Policy allows
    // them.
    `<style>${styles}</style>`,
  ].join('');
}

/** The structured data for search engines. Browsers do not run it, so no Content-Security-Policy has to allow it. */
function dataScript(page: PageData): string {
  const data = structuredData(page, site);
  // Escaped, so that no text of an editor can end the script.
  return data ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : '';
}

/**
 * The document around a rendered page. Vike adds the first script before the last line, because it looks for the
 * indentation of a line, which takes long in a line of the whole document. In development it has all styles, because a
 * saved change may use any recipe.
 */
export function htmlDocument(page: PageData, body: string): string {
  const styles = import.meta.env.DEV ? allStyles : kindStyles[page.kind];
  return `<!DOCTYPE html><html lang="${site.language}"><head>${head(page, styles)}</head><body data-kind="${page.kind}"><div id="root">${body}</div>${dataScript(page)}\n</body></html>`;
}
