import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One deployment: every file by its path, and the two files with the rules of the host. */
interface Deployment {
  files: Map<string, Buffer>;
  headers: string;
  redirects: string;
  /** The module that answers some paths. `routes` lists these paths. */
  worker: string;
  routes: string;
  branch: string;
}

export interface Pages {
  /** The address of the API, for CLOUDFLARE_API_BASE_URL. */
  api: string;
  /** The address of the newest deployment as visitors see it; 404 before the first. */
  live: string;
  deployments: Deployment[];
  /** The Authorization headers of all requests for the account. */
  tokens: Set<string>;
  stop: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const close = (server: Server) =>
  new Promise<void>((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });

const claims = Buffer.from(JSON.stringify({ exp: 4_000_000_000, max_file_count_allowed: 20_000 })).toString(
  'base64url',
);
const uploadToken = `e30.${claims}.signature`;
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', txt: 'text/plain' };

async function deploymentOf(form: FormData, stored: ReadonlyMap<string, Buffer>): Promise<Deployment> {
  const text = async (name: string) => {
    const part = form.get(name);
    return part === null ? '' : typeof part === 'string' ? part : part.text();
  };
  const manifest = JSON.parse(await text('manifest')) as Record<string, string>;
  const files = Object.entries(manifest).map(([path, hash]): [string, Buffer] => {
    const bytes = stored.get(hash);
    if (bytes === undefined) throw new Error(`${path} was not uploaded.`);
    return [path.replace(/^\//, ''), bytes];
  });
  return {
    files: new Map(files),
    headers: await text('_headers'),
    redirects: await text('_redirects'),
    worker: await text('_worker.bundle'),
    routes: await text('_routes.json'),
    branch: await text('branch'),
  };
}

/** A mock of the Cloudflare API calls that upload a folder to Pages, which also serves the deployed site. */
export async function startPages({ account, project }: { account: string; project: string }): Promise<Pages> {
  const stored = new Map<string, Buffer>();
  const deployments: Deployment[] = [];
  const tokens = new Set<string>();
  const own = `/accounts/${account}/pages/projects/${project}`;

  const answers: Record<string, (body: Buffer, type: string) => unknown> = {
    [`GET ${own}`]: () => ({
      name: project,
      production_branch: 'main',
      deployment_configs: { production: {}, preview: {} },
    }),
    [`GET ${own}/upload-token`]: () => ({ jwt: uploadToken }),
    'POST /pages/assets/check-missing': (body) =>
      (JSON.parse(body.toString()) as { hashes: string[] }).hashes.filter((hash) => !stored.has(hash)),
    'POST /pages/assets/upload': (body) => {
      const files = JSON.parse(body.toString()) as { key: string; value: string }[];
      for (const { key, value } of files) stored.set(key, Buffer.from(value, 'base64'));
      return {};
    },
    'POST /pages/assets/upsert-hashes': () => ({}),
    [`POST ${own}/deployments`]: async (body, type) => {
      const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
      deployments.push(await deploymentOf(form, stored));
      return { id: `d${deployments.length}`, url: 'https://d.pages.dev', project_name: project };
    },
  };
  const { server: api, address } = await listen(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await bodyOf(request);
    const path = url.split('?')[0]!;
    if (path.startsWith('/accounts')) tokens.add(headers.authorization ?? '');
    const isStatus = method === 'GET' && path.startsWith(`${own}/deployments/`);
    const answer = isStatus
      ? () => ({ latest_stage: { name: 'deploy', status: 'success' } })
      : answers[`${method} ${path}`];
    const result = await answer?.(body, headers['content-type'] ?? '');
    const failed = { success: false, errors: [{ code: 7003, message: `No route for ${method} ${path}` }] };
    response
      .writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer ? { success: true, errors: [], messages: [], result } : failed));
  });
  const { server: site, address: live } = await listen(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    const bytes = deployments.at(-1)?.files.get(path);
    const type = types[path.split('.').at(-1)!] ?? 'application/octet-stream';
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': type }).end(bytes);
    await Promise.resolve();
  });
  const stop = async () => void (await Promise.all([close(api), close(site)]));
  return { api: address, live, deployments, tokens, stop };
}
