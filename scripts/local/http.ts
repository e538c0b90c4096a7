import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Answers a request of Node's server with a function that takes a standard one. `url` may replace its address. */
export async function exchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
  url = incoming.url!,
): Promise<void> {
  const { method = 'GET', headers } = incoming;
  const ask = async () => {
    const body = await buffer(incoming);
    const init = { method, headers: headers as Record<string, string>, body: body.length > 0 ? body : null };
    return answer(new Request(`http://${headers.host ?? 'localhost'}${url}`, init));
  };
  const response = await ask().catch(() => new Response('The enquiry function does not answer.', { status: 503 }));
  outgoing
    .setHeaders(response.headers)
    .writeHead(response.status)
    .end(Buffer.from(await response.arrayBuffer()));
}
