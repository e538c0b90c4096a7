/* global settings -- The codegen writes them above this text: owner-pages-proxy.ts. */

/** The request headers that are forwarded; all others are dropped. */
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
 * Forwards requests for the owner's pages, and enquiries, to the function. It uses web standards only, so that other
 * hosts and the tests can run it too. It takes the headers that the function meant, because Supabase serves pages as
 * plain text. With the secret, the function trusts the address of the visitor.
 */
export default {
  async fetch(request, env) {
    const { pages, enquiries, backend, ownHeaders, visitorHeader, failed } = settings;
    const { pathname, search } = new URL(request.url);
    const isPage = pathname === pages || pathname.startsWith(`${pages}/`);
    if (!isPage && pathname !== enquiries) return new Response(null, { status: 404 });
    const headers = new Headers({ [ownHeaders]: '1' });
    const visitor = request.headers.get('cf-connecting-ip');
    if (env?.DRAIN_SECRET && visitor) {
      headers.set('authorization', `Bearer ${env.DRAIN_SECRET}`);
      headers.set(visitorHeader, visitor);
    }
    for (const name of forwardedHeaders) {
      if (request.headers.has(name)) headers.set(name, request.headers.get(name));
    }
    // Supabase does not forward HEAD.
    const isHead = request.method === 'HEAD';
    const method = isHead ? 'GET' : request.method;
    try {
      const answer = await fetch(backend + (isPage ? `/office${pathname.slice(pages.length)}` : '') + search, {
        method,
        headers,
        redirect: 'manual',
        ...(method !== 'GET' && { body: await request.arrayBuffer() }),
      });
      const own = answer.headers.get(ownHeaders);
      if (own === null) throw new Error('The gateway before the function answered.');
      return new Response(isHead ? null : answer.body, { status: answer.status, headers: JSON.parse(own) });
    } catch {
      const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      return new Response(failed, { status: 502, headers: type });
    }
  },
};
