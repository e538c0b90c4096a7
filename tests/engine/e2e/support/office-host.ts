import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { emitOwnerPagesProxy } from '../../../../scripts/build/emit/owner-pages-proxy.ts';
import { check } from '../../../../scripts/checks/check-content.ts';
import { compileSchemas } from '../../../../scripts/content/schema-check.ts';
import { sendResponse, toRequest } from '../../../../scripts/local/http.ts';
import { dataOf } from '../../../support/sites.ts';

interface Host {
  url: string;
  stop: () => Promise<void>;
}

async function host(answer: (request: Request) => Promise<Response>, port = 0): Promise<Host> {
  const server: Server = createServer((incoming, outgoing) => {
    const request = toRequest(incoming)!;
    void answer(request).then((response) => sendResponse(response, outgoing));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** A proxy in front of the function that behaves as Supabase does: it serves pages as plain text, in a sandbox. */
export function supabaseInFront(functionOrigin: string): Promise<Host> {
  return host(async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? await request.arrayBuffer() : undefined;
    const headers = new Headers(request.headers);
    headers.delete('host');
    headers.delete('connection');
    const init = { method: request.method, headers, redirect: 'manual' as const, ...(body && { body }) };
    const answer = await fetch(`${functionOrigin}${pathname}${search}`, init);
    const own = new Headers(answer.headers);
    own.delete('transfer-encoding');
    own.delete('content-encoding');
    if (own.get('content-type')?.startsWith('text/html')) {
      own.set('content-type', 'text/plain');
      own.set('content-security-policy', "default-src 'none'; sandbox");
    }
    return new Response(answer.status === 303 ? null : await answer.arrayBuffer(), {
      status: answer.status,
      headers: own,
    });
  });
}

interface Worker {
  default: { fetch: (request: Request) => Promise<Response> };
}

/** A mock of the site's host, which runs the worker of a build whose function is at `backend`. */
export async function workerHost(backend: string, port: number): Promise<Host> {
  const { content } = check(dirname(dataOf('first')), { ENQUIRY_URL: backend }, compileSchemas('.'));
  const [worker] = emitOwnerPagesProxy(content);
  const address = `data:text/javascript,${encodeURIComponent(worker!.text)}`;
  const { default: own } = (await import(address)) as Worker;
  return host((request) => own.fetch(request), port);
}
