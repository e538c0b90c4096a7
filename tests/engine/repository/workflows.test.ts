import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../../../scripts/launch/settings.ts';
import { parse } from 'yaml';
import { scripts } from './scripts.ts';

const folder = '.github/workflows';

interface Step {
  uses?: string;
  run?: string;
  with?: Readonly<Record<string, unknown>>;
  env?: Readonly<Record<string, string>>;
}

interface Job {
  needs?: string | readonly string[];
  if?: string;
  environment?: string;
  permissions?: object;
  'timeout-minutes'?: number;
  steps: readonly Step[];
  /** Another workflow, which the job runs instead of steps. */
  uses?: string;
}

interface Workflow {
  on: Readonly<Record<string, unknown>>;
  permissions: object;
  jobs: Readonly<Record<string, Job>>;
}

const read = (name: string) => {
  const { jobs, ...others } = parse(readFileSync(`${folder}/${name}`, 'utf8')) as Workflow;
  const own = Object.entries(jobs).map(([key, job]) => [key, { ...job, steps: job.steps ?? [] }] as const);
  return { ...others, jobs: Object.fromEntries<Job>(own) };
};

/** The jobs that may write, with their permissions. */
const writing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'check.yml comment': { contents: 'read', 'pull-requests': 'write' },
};

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const { on, permissions, jobs } = read(name);
  const commands = Object.values(jobs).flatMap((job) => job.steps.flatMap(({ run = [] }) => run));

  test('pins actions to the hash of their commit, with the version in a comment', () => {
    const actions = text.match(/uses: (?!\.\/).*/g) ?? [];
    for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('may only read the repository, unless it is listed, and has a time limit', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [key, job] of Object.entries(jobs)) {
      // A job that calls another workflow has the time limits of that one's jobs.
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect(job.permissions ?? { contents: 'read' }).toEqual(writing[`${name} ${key}`] ?? { contents: 'read' });
    }
  });

  test('runs no code of a pull request in a job that may write', () => {
    for (const event of ['pull_request_target', 'workflow_run']) expect(Object.keys(on)).not.toContain(event);
    for (const job of Object.values(jobs).filter(({ permissions: own }) => JSON.stringify(own)?.includes('write'))) {
      // Without a checkout there is no code of the pull request. What the other job wrote is only text.
      expect(job.steps.flatMap(({ uses }) => uses?.split('@')[0] ?? [])).toEqual(['actions/download-artifact']);
      const programs = job.steps.flatMap(({ run = '' }) => run.split('\n').filter(Boolean));
      expect(programs.map((line) => line.split(' ')[0])).toEqual(['head', 'printf', 'gh']);
    }
  });

  test('has no other trigger that somebody waits for if it has a schedule, because GitHub disables it after 60 quiet days', () => {
    if ('schedule' in on) expect(Object.keys(on)).toEqual(['schedule', 'workflow_dispatch']);
  });

  test('runs only commands that exist, and none that contains text of the event', () => {
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
    expect(scripts).toEqual(
      expect.arrayContaining(commands.flatMap((run) => /^npm run (?:-s )?(\S+)/.exec(run)?.[1] ?? [])),
    );
    // A path that is gone never changes, so what depends on it would never run.
    const words = commands.flatMap((run) => (run.startsWith('.ci/') ? run.split(' ') : []));
    expect(words.filter((word) => /^[\w./-]*[./][\w./-]*$/.test(word) && !existsSync(word))).toEqual([]);
  });
});

describe('publishing', () => {
  const { jobs, on } = read('check.yml');
  const { content, engine, scheduled, build, function: backend, site } = jobs;

  test('needs every check of the same run, and none of them can be skipped as a whole', () => {
    expect(build!.needs).toEqual(['content', 'engine', 'scheduled']);
    for (const job of [content, engine, scheduled]) expect(job!.if).toBeUndefined();
    expect([backend!.needs, site!.needs]).toEqual([
      ['content', 'engine', 'build'],
      ['content', 'build', 'function'],
    ]);
    // What is built and deployed is the commit that was checked; the job with Cloudflare's token runs the code of main.
    for (const job of [build, backend])
      expect(job!.steps[0]!.with).toMatchObject({ ref: '${{ needs.content.outputs.commit }}' });
    expect(site!.steps[0]!.with).toEqual({ 'persist-credentials': false });
  });

  test('can go back to a commit of main only', () => {
    expect(on['workflow_dispatch']).toMatchObject({ inputs: { commit: expect.anything() as object } });
    expect(content!.steps[1]!.run).toMatch(/^git merge-base --is-ancestor HEAD origin\/main \|\|.*exit 1/);
  });

  test('builds in a job without secrets, and has each token in the one step that needs it', () => {
    const withSecrets = Object.entries(jobs).flatMap(([name, job]) =>
      job.steps.filter((step) => JSON.stringify(step).includes('secrets.')).map(({ run }) => `${name}: ${run}`),
    );
    const upload = expect.stringMatching(
      /^site: node .*wrangler\.js pages deploy dist\/client .*"\$COMMIT"$/,
    ) as string;
    expect(withSecrets).toEqual(['function: npm run -s deploy:function', upload]);
    // The function's environment has a reviewer; words alone are published without one.
    const environments = Object.entries(jobs).flatMap(([name, job]) =>
      job.environment ? [`${name} ${job.environment}`] : [],
    );
    expect(environments).toEqual(['function production', 'site site']);
  });

  test('gives the function every setting that it reads, and no secret appears in the log', () => {
    const step = backend!.steps.find(({ run }) => run === 'npm run -s deploy:function')!;
    const { SUPABASE_ACCESS_TOKEN: _token, DATABASE_URL: _database, ...settings } = step.env!;
    const text = readFileSync('supabase/functions/send-contact-email/settings.ts', 'utf8');
    const read = new Set([...text.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name!));
    expect([...settingNames, 'SUPABASE_DB_URL'].toSorted()).toEqual([...read].toSorted());
    expect([...Object.keys(settings), 'SITE_URL'].toSorted()).toEqual([...settingNames].toSorted());
    for (const [name, value] of Object.entries(settings)) expect(value).toMatch(`.${name} }}`);
    const inLog = Object.entries(settings).flatMap(([name, value]) => (value.includes('vars.') ? [name] : []));
    expect(inLog.filter((name) => /KEY|SECRET|PEPPER|PASSWORD|USER|_TO$/.test(name))).toEqual([]);
  });

  test('happens again each month, with the secrets of the called jobs', () => {
    const { publish } = parse(readFileSync(`${folder}/monthly.yml`, 'utf8')).jobs as Record<string, object>;
    expect(publish).toEqual({ uses: './.github/workflows/check.yml', secrets: 'inherit' });
    expect(Object.keys(on)).toContain('workflow_call');
  });
});

describe('who has to agree', () => {
  // The last line that matches a path counts, and a line without names asks nobody.
  const lines = readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const ownersOf = (file: string) =>
    lines
      .map((line) => line.split(/\s+/))
      .findLast(([pattern]) => pattern === '*' || `/${file}`.startsWith(pattern!))!
      .slice(1);
  // site.yaml has the address of the site, of the backend and of the owner's pages, and scripts of others.
  test.each(['data/site.yaml', 'scripts/site.ts', '.github/CODEOWNERS', 'package.json'])('engineers, to %s', (file) =>
    expect(ownersOf(file)).toEqual(['@your-organisation/engineers']),
  );
  test.each(['data/neighbourhoods/bedok.yaml', 'data/pages/about.md'])('nobody, to %s', (file) =>
    expect(ownersOf(file)).toEqual([]),
  );
});
