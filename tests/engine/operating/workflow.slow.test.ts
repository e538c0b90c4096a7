import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPages, type Pages } from '../../support/cloudflare-pages.ts';
import { applyChanges, type Change } from '../../support/content-copy.ts';
import { type Cluster, startCluster } from '../../support/cluster.ts';
import { installTools } from '../../support/deploy-tools.ts';
import { passed, startGitHub, type GitHub } from '../../support/github.ts';
import { linkPackages } from '../../../scripts/copies/link-packages.ts';
import { projectRoot } from '../../support/content-copy.ts';
import { copyProject } from '../../support/project-copy.ts';
import { madeReal, realSettings } from '../../support/real-company.ts';
import { startSupabase, type Supabase } from '../../support/supabase.ts';
import { readWorkflow, runWorkflow, writeCommand, type Runner } from '../../support/workflow.ts';

// Runs the steps of the deploy workflow from its file, against mocks of both hosts and of GitHub.
const workflow = readWorkflow('.github/workflows/deploy.yml');
const site = 'https://kapas.sg';
const tokens = {
  SUPABASE_ACCESS_TOKEN: 'sbp_0123456789abcdef0123456789abcdef01234567',
  CLOUDFLARE_API_TOKEN: 'a-token-that-may-edit-pages',
};
const { MAIL_FROM, SITE_URL: _fromData, ...privateSettings } = realSettings;

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'deploy-')));
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Every file of a folder, by its path. */
const filesIn = (root: string) =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => join(item.parentPath, item.name))
      .map((path) => [relative(root, path), readFileSync(path)]),
  );

/** Makes a repository with the tests' content: a commit with a made-up company, one with a real company, then changes. */
function makeRepository() {
  const origin = copyProject({ data: 'tests/fixtures/companies/first/data', also: ['.github', '.gitignore'] });
  const commit = (changes: readonly Change[], subject: string) => {
    applyChanges(origin, changes);
    git(origin, 'add', '--all');
    git(origin, '-c', 'user.name=Mei', '-c', 'user.email=mei@kapas.sg', 'commit', '--quiet', '--message', subject);
    return git(origin, 'rev-parse', 'HEAD');
  };
  git(origin, 'init', '--quiet', '--initial-branch', 'main');
  const madeUp = commit([], 'The company is made up');
  const first = commit(madeReal, 'The company is real');
  const newPhone: Change = { file: 'data/site.yaml', replace: ['+65 6100 2000', '+65 6100 2001'] };
  const migration = 'supabase/migrations/20990101000000_later.sql';
  const second = [newPhone, { file: migration, write: 'create table contact.later (id int);\n' }];
  return { origin, madeUp, first, commitSecond: () => commit(second, 'A newer phone and a newer database') };
}

let pages: Pages;
let database: Cluster;
let supabase: Supabase;
let github: GitHub;
let repository: ReturnType<typeof makeRepository>;
let runner: Runner;
beforeAll(async () => {
  repository = makeRepository();
  [pages, database, supabase, github] = await Promise.all([
    startPages({ account: 'kapas-account', project: 'kapas' }),
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
  const tools = installTools();
  // Redirects requests for the site's address to the mock of its host.
  const lead = `const own = fetch; globalThis.fetch = (to, ...more) => own(to instanceof Request ? to : String(to).replace('${site}', '${pages.live}'), ...more)`;
  runner = {
    folder,
    environment: {
      PATH: `${commands}:${process.env['PATH']}`,
      CI: 'true',
      ...supabase.environment,
      CLOUDFLARE_API_BASE_URL: pages.api,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(lead)}`,
      npm_config_offline: 'true',
      GITHUB_API_URL: github.api,
      GITHUB_REPOSITORY: 'kapas/site',
      GITHUB_RUN_ID: '1',
    },
    checkout: (to, commit) => {
      git(folder, 'clone', '--quiet', repository.origin, to);
      if (commit !== undefined) git(to, 'checkout', '--quiet', commit);
    },
    instead: {
      'npm ci --ignore-scripts': (folder) => linkPackages(projectRoot, folder),
      'npm ci --prefix .github/deploy --ignore-scripts': (to) =>
        symlinkSync(tools, join(to, '.github/deploy/node_modules')),
    },
  };
});
afterAll(async () => {
  github.stop();
  await Promise.all([pages.stop(), database.stop(), supabase.stop()]);
  for (const path of [folder, repository.origin]) rmSync(path, { recursive: true });
});

let runs = 0;
/** If a build is given, it is used instead of a new one, because building once in this file is enough. */
function start(
  about: Record<string, unknown>,
  inputs: Record<string, string> = {},
  build?: ReadonlyMap<string, Buffer>,
) {
  const writeBuild = (to: string) => {
    for (const [name, bytes] of build ?? []) {
      mkdirSync(dirname(join(to, 'dist/client', name)), { recursive: true });
      writeFileSync(join(to, 'dist/client', name), bytes);
    }
  };
  const on = build ? { ...runner, instead: { ...runner.instead, 'npm run -s build': writeBuild } } : runner;
  return runWorkflow(workflow, on, {
    github: { ref: 'refs/heads/main', token: 'job-token', run_id: ++runs, ...about },
    inputs,
    secrets: { ...tokens, ...privateSettings, DATABASE_URL: `${database.url}?sslmode=disable` },
    vars: { CLOUDFLARE_ACCOUNT_ID: 'kapas-account', PAGES_PROJECT: 'kapas', MAIL_FROM: MAIL_FROM! },
  });
}
const afterCheck = (commit: string, build?: ReadonlyMap<string, Buffer>) => {
  const event = { workflow_run: { head_sha: commit, conclusion: 'success', event: 'push' } };
  return start({ event_name: 'workflow_run', event }, {}, build);
};
const byHand = (commit: string, what: string, build: ReadonlyMap<string, Buffer>) =>
  start({ event_name: 'workflow_dispatch', event: {} }, { commit, what }, build);

/** A build as after a change: other words on the home page, and a chunk with another name. */
function changedBuild(build: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const changed = new Map(build);
  const chunk = listOf(build).find((name) => name.startsWith('assets/chunks/'))!;
  changed.delete('deployed-files.txt');
  changed.delete(chunk);
  changed.set('assets/chunks/chunk-ofTheNext.js', Buffer.from('// The next one.'));
  const home = build.get('index.html')!.toString();
  return changed.set('index.html', Buffer.from(home.replaceAll('+65 6100 2000', '+65 6100 2001')));
}

const all = { choose: 'success', build: 'success', function: 'success', site: 'success' };
const versions = async () =>
  (await database.sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`).length;
const listOf = (files: ReadonlyMap<string, Buffer>) => files.get('deployed-files.txt')!.toString().trim().split('\n');
const published = () => pages.deployments.at(-1)!;
const phoneOn = (page: string) => /\+65 6100 \d{4}/.exec(published().files.get(page)!.toString())?.[0];

/** Compares the build, as one job uploaded it for the next, with the files that the host has. */
function expectPublished(built: ReadonlyMap<string, Buffer>): void {
  const { files, headers, redirects, worker, routes, branch } = published();
  // The host reads these files as rules and as a program, and does not serve them.
  const rules = ['_headers', '_redirects', '_routes.json'];
  const others = [...built.keys()].filter((name) => ![...rules, '_worker.js'].includes(name));
  expect([...files.keys()].toSorted()).toEqual(others.toSorted());
  for (const [name, bytes] of files) expect(bytes.equals(built.get(name)!), name).toBe(true);
  expect([headers, redirects, JSON.parse(routes)]).toEqual([
    ...rules.slice(0, 2).map((name) => built.get(name)!.toString()),
    { version: 1, include: ['/office', '/office/*'], exclude: [] },
  ]);
  expect(worker).toContain('https://abcdefghijklmnopqrst.supabase.co/functions/v1/send-contact-email/office');
  expect(branch).toBe('main');
}

describe('the deploy workflow', { timeout: 240_000 }, () => {
  test('publishes nothing while the company is made up', async () => {
    github.runs.set(repository.madeUp, [passed]);
    git(repository.origin, 'checkout', '--quiet', '-B', 'main', repository.madeUp);
    const { results, log } = await afterCheck(repository.madeUp);
    git(repository.origin, 'checkout', '--quiet', '-B', 'main', repository.first);
    expect(log).toContain('made-up-brand');
    expect(results).toEqual({ choose: 'success', build: 'failure', function: 'skipped', site: 'skipped' });
    expect([pages.deployments.length, supabase.files.size, supabase.secrets.length]).toEqual([0, 0, 0]);
    expect(await database.sql`select 1 from pg_namespace where nspname = 'contact'`).toHaveLength(0);
  });

  let firstFiles: Map<string, Buffer>;

  test('publishes the function, its settings and the site, each with only its own token', async () => {
    github.runs.set(repository.first, [passed]);
    const { results, steps, artifact, log } = await afterCheck(repository.first);
    expect(results, log).toEqual(all);
    expect(log).toContain('No files of the previous deploy are kept');

    firstFiles = filesIn(artifact('site'));
    expectPublished(firstFiles);
    // Hidden files are easily lost when files are copied and uploaded.
    expect(published().files.has('.well-known/security.txt')).toBe(true);
    expect(listOf(firstFiles)).toEqual([...firstFiles.keys()].filter((name) => name.startsWith('assets/')).toSorted());
    expect(phoneOn('index.html')).toBe('+65 6100 2000');

    const settings = Object.fromEntries(supabase.secrets.map(({ name, value }) => [name, value]));
    expect(settings).toEqual(realSettings);
    expect(supabase.files.get('supabase/functions/send-contact-email/company.json')).toContain('"Kapas"');
    expect(await versions()).toBe(readdirSync('supabase/migrations').length);

    // Each token is in the environment of one step only, is sent only to its own host, and is in no log and no file.
    const stepsWith = (name: string) => steps.flatMap(({ step, env }) => (name in env ? [step.run] : []));
    expect(stepsWith('SUPABASE_ACCESS_TOKEN')).toEqual(['npm run -s deploy:function']);
    expect(stepsWith('CLOUDFLARE_API_TOKEN')).toEqual(['npm run -s deploy:site']);
    expect([...supabase.tokens]).toEqual([`Bearer ${tokens.SUPABASE_ACCESS_TOKEN}`]);
    expect([...pages.tokens]).toEqual([`Bearer ${tokens.CLOUDFLARE_API_TOKEN}`]);
    const secrets = [...Object.values(tokens), ...Object.values(privateSettings)];
    const texts = [log, ...[...firstFiles.values()].map(String), ...supabase.files.values()];
    expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
  });

  test('keeps the hashed files of the previous deploy, for open pages', async () => {
    const second = repository.commitSecond();
    github.runs.set(second, [passed]);
    supabase.secrets.push({ name: 'SMTP_HOST', value: 'mail.kapas.sg' }, { name: 'OF_ANOTHER', value: 'function' });
    const { results, artifact, log } = await afterCheck(second, changedBuild(firstFiles));
    expect(results, log).toEqual(all);

    const files = filesIn(artifact('site'));
    expectPublished(files);
    const old = listOf(firstFiles).filter((name) => !listOf(files).includes(name));
    expect(old).toHaveLength(1);
    for (const name of old) expect(files.get(name), name).toEqual(firstFiles.get(name));
    expect([...files.keys()].filter((name) => name.startsWith('assets/')).toSorted()).toEqual(
      [...listOf(files), ...old].toSorted(),
    );
    expect(phoneOn('index.html')).toBe('+65 6100 2001');
    expect(await versions()).toBe(readdirSync('supabase/migrations').length + 1);
    // A removed setting is deleted at Supabase too; settings of others are kept.
    expect(supabase.secrets.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(realSettings), 'OF_ANOTHER'].toSorted(),
    );
  });

  test('rolls back the site, also after a newer migration, and keeps the function and the database', async () => {
    supabase.tokens.clear();
    const newer = listOf(published().files);
    const { results, artifact, log } = await byHand(repository.first, 'site', firstFiles);
    expect(results, log).toEqual({ ...all, function: 'skipped' });
    const files = filesIn(artifact('site'));
    expectPublished(files);
    expect(phoneOn('index.html')).toBe('+65 6100 2000');
    expect(listOf(files)).toEqual(listOf(firstFiles));
    for (const name of newer) expect(files.has(name), name).toBe(true);
    expect([supabase.tokens.size, await versions()]).toEqual([0, readdirSync('supabase/migrations').length + 1]);
  });
});
