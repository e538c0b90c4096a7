import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersAt, readHeaders, readRedirects } from './host-rules.ts';

/** `/punggol/` and `/punggol.html` are other names of `/punggol`, as on the hosts. */
function cleanPath(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/+$/, '') || '/';
}

/** Answers what is not a file of the site; false where a path is not its own. */
type Backend = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** What a file says, read again once the file has changed. */
function followed<T>(file: string, read: () => T): () => T {
  const changedAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  let [value, time] = [read(), changedAt()];
  return () => {
    const now = changedAt();
    if (now !== undefined && now !== time) [value, time] = [read(), now];
    return value;
  };
}

/**
 * A server of a built site that answers as the hosts do: clean addresses, `_headers`, `_redirects`, the 404 page. It
 * follows builds that are made beside it.
 */
export function siteServer(folder: string, backend?: Backend): Server {
  const rules = followed(join(folder, '_headers'), () => readHeaders(folder));
  const redirects = followed(join(folder, '_redirects'), () => readRedirects(folder));
  const notFoundFile = join(folder, '404.html');
  const notFound = followed(notFoundFile, () => readFileSync(notFoundFile));
  // Not as they were at the start: a file that has grown since would never end.
  const files = sirv(folder, { dev: true, extensions: ['html'], etag: true, brotli: true, gzip: true });

  function setHeaders(path: string, response: ServerResponse): void {
    for (const [name, value] of headersAt(rules(), path)) response.setHeader(name, value);
  }

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.removeHeader('Cache-Control');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : notFound());
  }

  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const redirect = redirects().get(pathname);
    const clean = cleanPath(pathname);
    if (backend?.(pathname, request, response)) return;
    setHeaders(pathname, response);
    if (redirect) response.writeHead(redirect.status, { Location: redirect.to + search }).end();
    else if (clean !== pathname) response.writeHead(308, { Location: clean + search }).end();
    else if (/^\/(_headers|_redirects|404)$/.test(pathname)) answerNotFound(request, response);
    else files(request, response, () => answerNotFound(request, response));
  });
}
