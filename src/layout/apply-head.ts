import { canonical } from '#pages/canonical.ts';
import type { Page } from '#pages/page-kind.ts';
import type { Site } from '#types/site.ts';

function element(document: Document, selector: string, create: () => Element): Element {
  return document.head.querySelector(selector) ?? document.head.appendChild(create());
}

function meta(document: Document, name: string): Element {
  return element(document, `meta[name="${name}"]`, () => {
    const tag = document.createElement('meta');
    tag.name = name;
    return tag;
  });
}

function link(document: Document, rel: string): Element {
  return element(document, `link[rel="${rel}"]`, () => {
    const tag = document.createElement('link');
    tag.rel = rel;
    return tag;
  });
}

/** Updates the head of the document for another page, and adds missing elements. */
export function applyHead(document: Document, page: Pick<Page, 'head' | 'path'>, site: Site): void {
  document.title = page.head.title;
  meta(document, 'description').setAttribute('content', page.head.description);
  meta(document, 'robots').setAttribute('content', page.head.noindex ? 'noindex' : 'index, follow');
  link(document, 'canonical').setAttribute('href', canonical(page.path, site));
  // Only crawlers and chats read these tags, and they load every page from the server. After a navigation in place the
  // tags are those of another page, so they are removed.
  for (const item of document.querySelectorAll('meta[property^="og:"], [type="application/ld+json"]')) item.remove();
}
