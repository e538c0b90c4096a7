import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersAt, readText, redirectAt } from './host-rules.ts';

/**
 * The address of a request, as it is asked for and decoded; undefined if it is invalid. Its path never begins with two
 * slashes.
 */
function targetOf(url: string): { asked: string; path: string; search: string } | undefined {
  if (!url.startsWith('/')) return undefined;
  try {
    // The host is part of the text, because `new URL('//x', base)` would take x as the host.
    const { pathname, search } = new URL(`http://localhost${url}`);
    return { asked: pathname, path: decodeURIComponent(pathname).replaceAll(/[/\\]{2,}/g, '/'), search };
  } catch {
    return undefined;
  }
}

/** `/punggol/`, `/punggol.html` and `/punggol/index` are other names of `/punggol`, as on the hosts. */
const cleanPath = (path: string) =>
  path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=.)\/+$/, '') || '/';

/** A decoded path, encoded for a header or a request. */
const encodePath = (path: string) => encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);

/** Answers requests that are not for files of the site; false if it does not handle the path. */
type Backend = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A server of a built site that answers like the hosts: clean addresses, `_headers`, `_redirects`, the 404 page. It
 * serves new builds without a restart.
 */
export function siteServer(folder: string, backend?: Backend): Server {
  // `dev` reads the sizes at each request: with an old size, a file that has grown would be cut off, and the answer for
  // one that has shrunk would not end.
  const files = sirv(folder, { dev: true, extensions: ['html'], etag: true, brotli: true, gzip: true });
  const isPage = (path: string) => existsSync(join(folder, path === '/' ? 'index.html' : `${path}.html`));

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.removeHeader('Cache-Control');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : readText(folder, '404.html'));
  }

  return createServer((request, response) => {
    const target = targetOf(request.url ?? '');
    if (target === undefined) return response.writeHead(400).end();
    const { asked, path, search } = target;
    request.url = encodePath(path) + search;
    if (backend?.(path, request, response)) return;
    for (const [name, value] of headersAt(folder, path)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const redirect = redirectAt(folder, asked);
    const clean = cleanPath(path);
    if (redirect) response.writeHead(301, { Location: redirect + search }).end();
    else if (clean !== path && isPage(clean)) response.writeHead(308, { Location: encodePath(clean) + search }).end();
    else if (/^\/(_headers|_redirects|_worker\.js|_routes\.json|404)$/.test(path)) answerNotFound(request, response);
    else files(request, response, () => answerNotFound(request, response));
  });
}
