import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { headersAt, readText, redirectAt } from './host-rules.ts';

/** Answers requests that are not for files of the site; false if it does not handle the path. */
type Backend = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** A server of a built site with `_headers`, `_redirects` and the 404 page. It serves new builds without a restart. */
export function siteServer(folder: string, backend?: Backend): Server {
  // `dev` reads the sizes at each request: with an old size, a file that has grown would be cut off, and the answer for
  // one that has shrunk would not end.
  const files = sirv(folder, { dev: true, extensions: ['html'], etag: true, brotli: true, gzip: true });
  return createServer((request, response) => {
    const [path = ''] = request.url!.split('?');
    if (backend?.(path, request, response)) return;
    response.setHeaders(headersAt(folder, path));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const redirect = redirectAt(folder, path);
    if (redirect) return response.writeHead(301, { Location: redirect + request.url!.slice(path.length) }).end();
    files(request, response, () => {
      response.removeHeader('Cache-Control');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(readText(folder, '404.html'));
    });
  });
}
