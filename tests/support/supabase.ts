import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the Supabase CLI sent to deploy a project. */
interface Deployed {
  /** The texts of the function's files, by path. */
  files: Map<string, string>;
  /** The metadata of the function. */
  metadata: Record<string, unknown>;
  secrets: { name: string; value: string }[];
  /** The access tokens of all requests. */
  tokens: Set<string>;
}

export interface Supabase extends Deployed {
  /** A copy of the files to deploy, which tests may change. */
  folder: string;
  /** The variables that direct the CLI to this mock of the API. */
  environment: Readonly<Record<string, string>>;
  /** Runs shell commands in the folder, with this project's CLI. Resolves to the exit code and the output. */
  run: (commands: string) => Promise<{ code: number | null; output: string }>;
  stop: () => Promise<void>;
}

async function keepFunction(request: Request, deployed: Deployed): Promise<void> {
  const form = await request.formData();
  for (const [name, part] of form) {
    if (typeof part === 'string') deployed.metadata = JSON.parse(part) as Deployed['metadata'];
    else if (name === 'metadata') deployed.metadata = JSON.parse(await part.text()) as Deployed['metadata'];
    else deployed.files.set(part.name, await part.text());
  }
}

function copySupabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'supabase-'));
  cpSync('supabase', join(folder, 'supabase'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Starts a mock of the parts of Supabase's management API that a deployment uses, for the Supabase CLI. `stop` removes
 * the folder.
 */
export async function startSupabase(folder = copySupabase()): Promise<Supabase> {
  const home = join(folder, 'home');
  mkdirSync(home);

  const without = (names: readonly string[]) => own.secrets.filter(({ name }) => !names.includes(name));
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = 'GET', url = '/' } = incoming;
      const headers = { 'Content-Type': incoming.headers['content-type'] ?? '' };
      const body = Buffer.concat(chunks);
      const end = (status: number, value: unknown) =>
        answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
      own.tokens.add(incoming.headers.authorization ?? '');
      const request = new Request(new URL(url, 'http://localhost'), {
        method,
        headers,
        ...(body.length > 0 && { body }),
      });
      if (method === 'POST' && /\/functions\/deploy\?slug=/.test(url)) {
        const slug = new URL(request.url).searchParams.get('slug');
        void keepFunction(request, own).then(() =>
          end(201, { id: 'id', slug, name: slug, status: 'ACTIVE', version: 1 }),
        );
      } else if (method === 'POST' && url.endsWith('/secrets')) {
        const given = JSON.parse(body.toString()) as Deployed['secrets'];
        own.secrets = [...without(given.map(({ name }) => name)), ...given];
        end(201, {});
      } else if (method === 'DELETE' && url.endsWith('/secrets')) {
        own.secrets = without(JSON.parse(body.toString()) as string[]);
        end(200, {});
      } else if (method === 'GET' && url.endsWith('/secrets')) {
        end(
          200,
          own.secrets.map(({ name }) => ({ name, value: 'a digest' })),
        );
      } else end(method === 'GET' ? 200 : 404, []);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const profile = join(home, 'profile.yaml');
  writeFileSync(profile, `name: test\napi_url: ${address}\ndashboard_url: ${address}\nproject_host: localhost\n`);

  const own: Supabase = {
    folder,
    environment: {
      HOME: home,
      SUPABASE_PROFILE: profile,
      SUPABASE_TELEMETRY_DISABLED: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
    },
    files: new Map(),
    metadata: {},
    secrets: [],
    tokens: new Set(),
    run: (commands) =>
      new Promise((done) => {
        const shell = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
          cwd: folder,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            PATH: process.env['PATH'],
            ...own.environment,
            // Only this project's CLI may be used: npx must not download another one.
            npm_config_offline: 'true',
          },
        });
        let output = '';
        const keep = (chunk: Buffer) => (output += chunk.toString());
        shell.stdout.on('data', keep);
        shell.stderr.on('data', keep);
        shell.on('close', (code) => done({ code, output }));
      }),
    stop: async () => {
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true });
    },
  };
  return own;
}
