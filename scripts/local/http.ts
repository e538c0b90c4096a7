import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** A request of Node's server as a standard `Request`; undefined if the standard does not allow it, as with TRACE. */
export function toRequest(incoming: IncomingMessage): Request | undefined {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const { method = 'GET', url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init = {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
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
  // Discards what was not read of the request's body, which would delay the next request on this connection. The
  // listener is of the stream in toRequest, and would pause the reading again.
  outgoing.req.removeAllListeners('data').resume();
}
