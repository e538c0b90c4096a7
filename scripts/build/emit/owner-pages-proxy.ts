import type { Content } from '../../content/content.ts';
import { interfaceWords } from '../../content/fill.ts';
import { envelopeType } from '../../../supabase/functions/send-contact-email/office/envelope.ts';
import type { EmittedFile } from './file.ts';

interface ProxySettings {
  /** The path of the owner's pages. */
  path: string;
  /** The address of the pages in the function. */
  backend: string;
  /** The text that is shown if the function cannot be reached. */
  failed: string;
}

/** The request headers that the worker forwards; it drops all others. */
const forwardedHeaders = ['content-type', 'cookie', 'origin', 'sec-fetch-dest', 'sec-fetch-site', 'user-agent'];

/**
 * The worker's module, which forwards requests for the owner's pages to the function. It uses web standards only, so
 * that other hosts and the tests can run it too. The function answers in an envelope, because Supabase serves pages as
 * plain text.
 */
function moduleOf({ path, backend, failed }: ProxySettings): string {
  const text = (value: unknown) => JSON.stringify(value);
  return `const path = ${text(path)};
const backend = ${text(backend)};
const forwardedHeaders = ${text(forwardedHeaders)};

export default {
  async fetch(request) {
    const { pathname, search } = new URL(request.url);
    if (pathname !== path && !pathname.startsWith(path + '/')) return new Response(null, { status: 404 });
    const headers = new Headers({ accept: ${text(envelopeType)} });
    for (const name of forwardedHeaders) {
      if (request.headers.has(name)) headers.set(name, request.headers.get(name));
    }
    // The answer to HEAD would have no envelope.
    const isHead = request.method === 'HEAD';
    const method = isHead ? 'GET' : request.method;
    try {
      const answer = await fetch(backend + pathname.slice(path.length) + search, {
        method,
        headers,
        redirect: 'manual',
        ...(method !== 'GET' && { body: await request.arrayBuffer() }),
      });
      const envelope = await answer.json();
      const { status, body } = envelope;
      // The gateway before the function also answers in JSON.
      if (typeof status !== 'number' || typeof body !== 'string') throw new Error('The answer is not an envelope.');
      return new Response(isHead || body === '' ? null : body, { status, headers: envelope.headers });
    } catch {
      const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      return new Response(${text(failed)}, { status: 502, headers: type });
    }
  },
};
`;
}

/**
 * Emits the worker that serves the owner's pages below the site's address, and `_routes.json`, which limits the worker
 * to these paths. Emits nothing without a Supabase URL.
 */
export function emitOwnerPagesProxy(content: Content): EmittedFile[] {
  const { url, pages } = content.single('site').data.backend;
  if (url === '') return [];
  const { heading, text } = interfaceWords(content).office.refused.unavailable;
  const proxy = {
    path: pages,
    backend: `${url}/functions/v1/send-contact-email/office`,
    failed: `${heading}\n\n${text}\n`,
  };
  const routes = { version: 1, include: [pages, `${pages}/*`], exclude: [] };
  return [
    { path: 'public/_worker.js', text: moduleOf(proxy) },
    { path: 'public/_routes.json', text: `${JSON.stringify(routes)}\n` },
  ];
}
