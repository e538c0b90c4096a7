import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readHeaders, readRedirects } from './host-rules.ts';

/** `/punggol/` and `/punggol.html` are other names of `/punggol`, as on the hosts. */
function cleanPath(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/+$/, '') || '/';
}

/** Answers what is not a file of the site; false where a path is not its own. */
type Backend = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** A server of a built site that answers as the hosts do: clean addresses, `_headers`, `_redirects`, the 404 page. */
export function siteServer(folder: string, backend?: Backend): Server {
  const rules = readHeaders(folder);
  const redirects = readRedirects(folder);
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { extensions: ['html'], etag: true, brotli: true, gzip: true });

  function setHeaders(path: string, response: ServerResponse): void {
    for (const { pattern, headers } of rules) {
      if (pattern.test(path)) for (const [name, value] of headers) response.setHeader(name, value);
    }
  }

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.removeHeader('Cache-Control');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : notFound);
  }

  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const redirect = redirects.get(pathname);
    const clean = cleanPath(pathname);
    if (backend?.(pathname, request, response)) return;
    setHeaders(pathname, response);
    if (redirect) response.writeHead(redirect.status, { Location: redirect.to + search }).end();
    else if (clean !== pathname) response.writeHead(308, { Location: clean + search }).end();
    else if (/^\/(_headers|_redirects|404)$/.test(pathname)) answerNotFound(request, response);
    else files(request, response, () => answerNotFound(request, response));
  });
}
