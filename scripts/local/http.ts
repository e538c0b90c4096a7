import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** A request of Node's server as a standard `Request`; undefined if the standard does not allow it, as with TRACE. */
export function toRequest(incoming: IncomingMessage): Request | undefined {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const { method = 'GET', url = '/' } = incoming;
  // A copy of the body, because cancelling the body itself would close the connection.
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init = {
    method,
    headers,
    ...(hasBody && {
      body: Readable.toWeb(incoming.pipe(new PassThrough())) as ReadableStream<Uint8Array>,
      duplex: 'half',
    }),
  } as RequestInit;
  try {
    return new Request(`http://${headers.get('host') ?? 'localhost'}${url}`, init);
  } catch {
    return undefined;
  }
}

export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.writeHead(response.status);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
  // Discards what was not read of the request's body, which would delay the next request on this connection.
  outgoing.req.unpipe().resume();
}
