import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { readPage } from '#render/read-page.ts';
import { renderPage } from '../render/render.tsx';

export async function onRenderHtml({ urlPathname, is404 }: PageContextServer) {
  const html = await renderPage(readPage(process.cwd(), is404 ? '/404' : urlPathname));
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
