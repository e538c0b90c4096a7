import type { Content } from '#content/content.ts';
import { interfaceWords } from '#content/fill.ts';
import { ownHeaders } from '../../../supabase/functions/send-contact-email/own-headers.ts';
import { visitorHeader } from '../../../supabase/functions/send-contact-email/visitor-address.ts';
import type { EmittedFile } from './file.ts';

interface ProxySettings {
  /** The path of the owner's pages. */
  pages: string;
  /** The origin of the function. */
  url: string;
  /** The text that is shown if the function cannot be reached. */
  failed: string;
}

/** The path of the function, at its own origin and at the site's. */
export const enquiryPath = '/functions/v1/send-contact-email';

/** The request headers that the worker forwards; it drops all others. */
const forwardedHeaders = [
  'content-type',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-site',
  'user-agent',
];

/**
 * The worker's module, which forwards requests for the owner's pages, and enquiries, to the function. It uses web
 * standards only, so that other hosts and the tests can run it too. It takes the headers that the function meant, because
 * Supabase serves pages as plain text. With the secret, the function trusts the address of the visitor.
 */
function moduleOf({ pages, url, failed }: ProxySettings): string {
  const text = (value: unknown) => JSON.stringify(value);
  return `const pages = ${text(pages)};
const enquiries = ${text(enquiryPath)};
const backend = ${text(url + enquiryPath)};
const forwardedHeaders = ${text(forwardedHeaders)};

export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    const isPage = pathname === pages || pathname.startsWith(pages + '/');
    if (!isPage && pathname !== enquiries) return new Response(null, { status: 404 });
    const headers = new Headers({ ${text(ownHeaders)}: '1' });
    const visitor = request.headers.get('cf-connecting-ip');
    if (env?.DRAIN_SECRET && visitor) {
      headers.set('authorization', 'Bearer ' + env.DRAIN_SECRET);
      headers.set(${text(visitorHeader)}, visitor);
    }
    for (const name of forwardedHeaders) {
      if (request.headers.has(name)) headers.set(name, request.headers.get(name));
    }
    // Supabase does not forward HEAD.
    const isHead = request.method === 'HEAD';
    const method = isHead ? 'GET' : request.method;
    try {
      const answer = await fetch(backend + (isPage ? '/office' + pathname.slice(pages.length) : '') + search, {
        method,
        headers,
        redirect: 'manual',
        ...(method !== 'GET' && { body: await request.arrayBuffer() }),
      });
      const own = answer.headers.get(${text(ownHeaders)});
      if (own === null) throw new Error('The gateway before the function answered.');
      return new Response(isHead ? null : answer.body, { status: answer.status, headers: JSON.parse(own) });
    } catch {
      const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      return new Response(${text(failed)}, { status: 502, headers: type });
    }
  },
};
`;
}

/**
 * Emits the worker that serves the owner's pages below the site's address and takes enquiries there, and `_routes.json`,
 * which limits the worker to these paths. Emits nothing without a Supabase URL.
 */
export function emitOwnerPagesProxy(content: Content): EmittedFile[] {
  const { url, pages } = content.single('site').data.backend;
  if (url === '') return [];
  const { heading, text } = interfaceWords(content).office.refused.unavailable;
  const routes = { version: 1, include: [pages, `${pages}/*`, enquiryPath], exclude: [] };
  return [
    { path: 'public/_worker.js', text: moduleOf({ pages, url, failed: `${heading}\n\n${text}\n` }) },
    { path: 'public/_routes.json', text: `${JSON.stringify(routes)}\n` },
  ];
}
