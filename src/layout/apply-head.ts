import type { Page } from '#pages/page-kind.ts';
import { canonical, type Site } from '#content/site.ts';

/** The element of the head whose attribute has this value, which is added if it is missing. */
function element(document: Document, tag: 'meta' | 'link', attribute: string, value: string): Element {
  const known = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (known) return known;
  const added = document.createElement(tag);
  added.setAttribute(attribute, value);
  return document.head.appendChild(added);
}

/** Updates the head of the document for another page. */
export function applyHead(document: Document, page: Pick<Page, 'head' | 'path'>, site: Site): void {
  const { title, description, noindex } = page.head;
  document.title = title;
  element(document, 'meta', 'name', 'description').setAttribute('content', description);
  element(document, 'meta', 'name', 'robots').setAttribute('content', noindex ? 'noindex' : 'index, follow');
  element(document, 'link', 'rel', 'canonical').setAttribute('href', canonical(page.path, site));
  // Only crawlers and chats read these tags, and they load every page from the server. After a navigation in place the
  // tags are those of another page, so they are removed.
  for (const item of document.querySelectorAll('meta[property^="og:"], [type="application/ld+json"]')) item.remove();
}
