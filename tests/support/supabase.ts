import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { toRequest } from '../../scripts/local/http.ts';
import { execute } from './workflow.ts';

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

  async function answerTo(request: Request): Promise<[status: number, value: unknown]> {
    const { method, url } = request;
    if (method === 'POST' && url.includes('/functions/deploy?slug=')) {
      for (const [name, part] of await request.formData()) {
        const text = typeof part === 'string' ? part : await part.text();
        if (typeof part === 'string' || name === 'metadata') own.metadata = JSON.parse(text) as Deployed['metadata'];
        else own.files.set(part.name, text);
      }
      const slug = new URL(url).searchParams.get('slug');
      return [201, { id: 'id', slug, name: slug, status: 'ACTIVE', version: 1 }];
    }
    if (!url.endsWith('/secrets')) return [method === 'GET' ? 200 : 404, []];
    if (method === 'GET') return [200, own.secrets.map(({ name }) => ({ name, value: 'a digest' }))];
    if (method === 'DELETE') own.secrets = without((await request.json()) as string[]);
    else {
      const given = (await request.json()) as Deployed['secrets'];
      own.secrets = [...without(given.map(({ name }) => name)), ...given];
    }
    return [method === 'POST' ? 201 : 200, {}];
  }

  const server = createServer((incoming, answer) => {
    own.tokens.add(incoming.headers.authorization ?? '');
    void answerTo(toRequest(incoming)!).then(([status, value]) =>
      answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value)),
    );
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
    // Only this project's CLI may be used: npx must not download another one.
    run: (commands) =>
      execute(commands, folder, { PATH: process.env['PATH'] ?? '', ...own.environment, npm_config_offline: 'true' }),
    stop: async () => {
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true });
    },
  };
  return own;
}
