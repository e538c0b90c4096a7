import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sendResponse, toRequest } from '../../../scripts/local/http.ts';

const body = 'x'.repeat(4_000_000);
const whole = `Content-Length: ${body.length}\r\n\r\n${body}`;
const inChunks = `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** Reads the first part of a body, and cancels the rest, as the function does with one that is too large. */
async function readOnePart({ body }: Request): Promise<void> {
  const reader = body!.getReader();
  await reader.read();
  await reader.cancel();
}

for (const [what, sent, read] of [
  ['is not read', whole, () => Promise.resolve()],
  ['is read in part', whole, readOnePart],
  ['is in chunks and read in part', inChunks, readOnePart],
] as const) {
  test(`a request whose body ${what} does not delay the next one on its connection`, async () => {
    const server = createServer((incoming, outgoing) => {
      const request = toRequest(incoming)!;
      const isPost = request.method === 'POST';
      void (isPost ? read(request) : Promise.resolve()).then(() =>
        sendResponse(new Response(null, { status: isPost ? 413 : 200 }), outgoing),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${sent}`);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect((await text(socket)).match(/^HTTP.*$/gm)).toEqual(['HTTP/1.1 413 Payload Too Large', 'HTTP/1.1 200 OK']);
    await new Promise((resolve) => server.close(resolve));
  });
}
