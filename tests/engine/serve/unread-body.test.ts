import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sendResponse, toRequest } from '../../../scripts/local/http.ts';

test('a request whose body is not read does not delay the next one on its connection', async () => {
  const server = createServer((incoming, outgoing) => {
    const { method } = toRequest(incoming)!;
    void sendResponse(new Response(null, { status: method === 'POST' ? 413 : 200 }), outgoing);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const body = 'x'.repeat(4_000_000);
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect((await text(socket)).match(/^HTTP.*$/gm)).toEqual(['HTTP/1.1 413 Payload Too Large', 'HTTP/1.1 200 OK']);
  await new Promise((resolve) => server.close(resolve));
});
