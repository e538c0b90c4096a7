import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkPackages } from '../../../scripts/build/project.ts';
import { type Cluster, startCluster } from '../../support/cluster.ts';
import { applyChanges, projectRoot } from '../../support/content-copy.ts';
import { commitAll, gitIn } from '../../support/git.ts';
import { passed, startGitHub, type GitHub } from '../../support/github.ts';
import { copyProject } from '../../support/project-copy.ts';
import { madeReal, realSettings } from '../../support/real-company.ts';
import { startSupabase, type Supabase } from '../../support/supabase.ts';
import { readWorkflow, runWorkflow, writeCommand, type Runner } from '../../support/workflow.ts';

vi.setConfig({ testTimeout: 900_000 });

// Runs the steps of the deploy workflow from its file, with mocks of both hosts and of GitHub.
const workflow = readWorkflow('.github/workflows/deploy.yml');
const tokens = {
  SUPABASE_ACCESS_TOKEN: 'sbp_0123456789abcdef0123456789abcdef01234567',
  CLOUDFLARE_API_TOKEN: 'a-token-that-may-edit-pages',
};
const { MAIL_FROM, SITE_URL: _fromData, ...privateSettings } = realSettings;
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'deploy-')));
const published = join(folder, 'published');
const built = join(folder, 'run-3/artifacts/site');

/** Every file of a folder, by its path. */
const filesIn = (root: string) =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map(({ parentPath, name }) => [relative(root, join(parentPath, name)), join(parentPath, name)])
      .map(([name, path]) => [name!, readFileSync(path!)]),
  );

/** Stands in for Cloudflare's tool: copies the site, and prints its arguments and the token. */
const wrangler = `import('node:fs').then(({ cpSync, rmSync }) => {
  rmSync('${published}', { recursive: true, force: true });
  cpSync('dist/client', '${published}', { recursive: true });
  console.log(process.argv.slice(2).join(' '), process.env.CLOUDFLARE_API_TOKEN === '${tokens.CLOUDFLARE_API_TOKEN}');
})`;

let database: Cluster;
let supabase: Supabase;
let github: GitHub;
let origin: string;
let runner: Runner;
beforeAll(async () => {
  origin = copyProject({ data: 'tests/fixtures/companies/first/data', also: ['.github', '.gitignore'] });
  commitAll(origin);
  [database, supabase, github] = await Promise.all([
    startCluster({ content: 'roles' }),
    startSupabase(),
    startGitHub(),
  ]);
  const commands = join(folder, 'bin');
  writeCommand(
    commands,
    'gh',
    '[ "$1 $2 $4 $6 $8" = "run download --repo --name --dir" ] && [ "$GH_TOKEN" = job-token ]\nmkdir -p "$9" && cp -R "$ARTIFACTS/$7/." "$9"\n',
  );
  // The site is not reached, because it is not live yet.
  const lead = `const own = fetch; globalThis.fetch = (to, ...more) => String(to).startsWith('https://kapas.sg') ? Promise.reject(new Error('not live')) : own(to, ...more)`;
  runner = {
    folder,
    environment: {
      PATH: `${commands}:${process.env['PATH']}`,
      CI: 'true',
      ...supabase.environment,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(lead)}`,
      npm_config_offline: 'true',
      GITHUB_API_URL: github.api,
      GITHUB_REPOSITORY: 'kapas/site',
      GITHUB_RUN_ID: '1',
    },
    checkout: (to, commit) => {
      gitIn(folder)('clone', '--quiet', origin, to);
      if (commit !== undefined) gitIn(to)('checkout', '--quiet', commit);
    },
    instead: {
      'npm ci --ignore-scripts': (to) => linkPackages(projectRoot, to),
      'npm ci --prefix .github/deploy --ignore-scripts': (to) => {
        const bin = join(to, '.github/deploy/node_modules/wrangler/bin');
        mkdirSync(bin, { recursive: true });
        writeFileSync(join(bin, 'wrangler.js'), wrangler);
      },
    },
  };
});
afterAll(async () => {
  github.stop();
  await Promise.all([database.stop(), supabase.stop()]);
  for (const path of [folder, origin]) rmSync(path, { recursive: true });
});

const newest = () => gitIn(origin)('rev-parse', 'HEAD').trim();
let runs = 0;
/** Runs the workflow after the check of the newest commit, or by hand. A given build is used instead of a new one. */
function deploy({ what = '', build = '', databaseUrl = database.url } = {}) {
  const commit = newest();
  const event = { workflow_run: { head_sha: commit, conclusion: 'success', event: 'push' } };
  const trigger =
    what === ''
      ? { about: { event_name: 'workflow_run', event }, inputs: {} }
      : { about: { event_name: 'workflow_dispatch', event: {} }, inputs: { commit, what } };
  const instead =
    build === ''
      ? {}
      : { 'npm run -s build': (to: string) => cpSync(build, join(to, 'dist/client'), { recursive: true }) };
  return runWorkflow(
    workflow,
    { ...runner, instead: { ...runner.instead, ...instead } },
    {
      github: { ref: 'refs/heads/main', token: 'job-token', run_id: ++runs, ...trigger.about },
      inputs: trigger.inputs,
      secrets: { ...tokens, ...privateSettings, DATABASE_URL: `${databaseUrl}?sslmode=disable` },
      vars: { CLOUDFLARE_ACCOUNT_ID: 'kapas-account', PAGES_PROJECT: 'kapas', MAIL_FROM: MAIL_FROM! },
    },
  );
}

function expectNothingPublished(): void {
  expect([existsSync(published), supabase.files.size, supabase.secrets.length]).toEqual([false, 0, 0]);
}

test('a commit whose engine was not checked is not published', async () => {
  github.runs.set(newest(), [{ ...passed, engine: 'failure' }]);
  const { results, log } = await deploy();
  expect(results).toEqual({ choose: 'failure', build: 'skipped', function: 'skipped', site: 'skipped' });
  expect(log).toContain('The check of the engine');
  expectNothingPublished();
});

test('nothing is published while the company is made up', async () => {
  github.runs.set(newest(), [passed]);
  const { results, log } = await deploy();
  expect(results).toEqual({ choose: 'success', build: 'failure', function: 'skipped', site: 'skipped' });
  expect(log).toContain('made-up-brand');
  expectNothingPublished();
});

test('the function, its settings and the site are published, each with only its own token', async () => {
  applyChanges(origin, madeReal);
  commitAll(origin);
  github.runs.set(newest(), [passed]);
  const { results, steps, log } = await deploy();
  expect(results, log).toEqual({ choose: 'success', build: 'success', function: 'success', site: 'success' });
  expect(log).toContain(
    `pages deploy dist/client --project-name kapas --branch main --commit-message ${newest()} true`,
  );

  const files = filesIn(built);
  expect(filesIn(published)).toEqual(files);
  // Hidden files are easily lost when files are copied and uploaded.
  expect(files.has('.well-known/security.txt')).toBe(true);
  expect(files.get('index.html')!.toString()).toContain('+65 6100 2000');
  expect(files.get('_worker.js')!.toString()).toContain(
    'https://abcdefghijklmnopqrst.supabase.co/functions/v1/send-contact-email',
  );
  expect(Object.fromEntries(supabase.secrets.map(({ name, value }) => [name, value]))).toEqual(realSettings);
  expect(supabase.files.get('supabase/functions/send-contact-email/company.json')).toContain('"Kapas"');
  expect(await database.sql`select from supabase_migrations.schema_migrations`).toHaveLength(
    readdirSync('supabase/migrations').length,
  );

  // Each token is in the environment of one step only, is sent only to its own host, and is in no log and no file.
  const stepsWith = (name: string) => steps.flatMap(({ step, env }) => (name in env ? [step.run] : []));
  expect(stepsWith('SUPABASE_ACCESS_TOKEN')).toEqual(['npm run -s deploy:function']);
  expect(stepsWith('CLOUDFLARE_API_TOKEN')).toEqual(['node scripts/deploy/site.mjs']);
  expect([...supabase.tokens]).toEqual([`Bearer ${tokens.SUPABASE_ACCESS_TOKEN}`]);
  const secrets = [...Object.values(tokens), ...Object.values(privateSettings)];
  const texts = [log, ...[...files.values()].map(String), ...supabase.files.values()];
  expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
});

test('if the function cannot be deployed, the site is not published', async () => {
  rmSync(published, { recursive: true, force: true });
  const { results } = await deploy({ build: built, databaseUrl: 'postgres://postgres@127.0.0.1:9/postgres' });
  expect(results).toEqual({ choose: 'success', build: 'success', function: 'failure', site: 'skipped' });
  expect(existsSync(published)).toBe(false);
});

test('by hand, the site alone is published, without a change of the function and the database', async () => {
  supabase.tokens.clear();
  const { results, log } = await deploy({ what: 'site', build: built });
  expect(results, log).toEqual({ choose: 'success', build: 'success', function: 'skipped', site: 'success' });
  expect(filesIn(published)).toEqual(filesIn(built));
  expect(supabase.tokens.size).toBe(0);
});
