/** The header with which the site's own host asks for the headers of an answer, and in which it gets them. */
export const ownHeaders = 'x-own-headers';

/**
 * Puts the headers of an answer into one, if the request asks for it. Supabase serves the pages of a function as plain text
 * on its own domain. The site's host takes this one header: scripts/codegen/emit/owner-pages-proxy.ts.
 */
export function withOwnHeaders(request: Request, { body, status, headers }: Response): Response {
  const own = JSON.stringify([...headers]);
  const kept = { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store', [ownHeaders]: own };
  return new Response(body, { status, headers: request.headers.has(ownHeaders) ? kept : headers });
}
