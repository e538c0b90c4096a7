import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../../../scripts/launch/settings.ts';
import { evaluate, readWorkflow } from '../../support/workflow.ts';
import { scripts } from './scripts.ts';

const folder = '.github/workflows';

/** The jobs that may write, with their permissions. They only run the code of the main branch. */
const writing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'review-comment.yml comment': { contents: 'read', actions: 'read', 'pull-requests': 'write' },
};

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const { on, permissions, jobs } = readWorkflow(`${folder}/${name}`);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('pins actions to the hash of their commit, with the version in a comment', () => {
    const actions = text.match(/uses: (?!\.\/).*/g) ?? [];
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('may only read the repository, unless it is listed, and has a time limit', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [key, job] of Object.entries(jobs)) {
      // A job that calls another workflow has the time limits of that one's jobs.
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
      // A job may also read runs and their artifacts.
      const own = job.permissions ?? { contents: 'read' };
      const reading = { contents: 'read', ...('actions' in own && { actions: 'read' }) };
      expect(own).toEqual(writing[`${name} ${key}`] ?? reading);
    }
  });

  test('runs no code of a pull request in a job that may write', () => {
    expect(Object.keys(on!)).not.toContain('pull_request_target');
    const isWriting = Object.keys(writing).some((key) => key.startsWith(`${name} `));
    if (!isWriting) return;
    expect(Object.keys(on!).filter((event) => event !== 'workflow_run')).toEqual([]);
    // Without `ref`, a checkout gets the main branch.
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const { with: given } of checkouts) expect(given).not.toHaveProperty('ref');
  });

  test('has no other trigger that somebody waits for if it has a schedule, because GitHub disables it after 60 quiet days', () => {
    if ('schedule' in on!) expect(Object.keys(on)).toEqual(['schedule', 'workflow_dispatch']);
  });

  test('runs only commands that exist, and none that contains text of the event', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
    const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
    const wanted = commands.flatMap((run) => /^npm run (?:-s )?(\S+)/.exec(run)?.[1] ?? []);
    expect(scripts).toEqual(expect.arrayContaining(wanted));
    const files = commands.flatMap((run) => (run.startsWith('.') ? [run.split(' ')[0]!] : []));
    // A path that is gone never changes, so what depends on it would never run.
    const paths = commands.flatMap(
      (run) => /^\.ci\/changed \w+ "\$BASE" ([\w. /-]+)/.exec(run)?.[1]?.trim().split(' ') ?? [],
    );
    expect([...files, ...paths].filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('the check of the engine runs in the oldest version of Node that the project promises', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const setup = readWorkflow(`${folder}/check.yml`).jobs['engine']!.steps.find(({ uses }) =>
    uses?.includes('setup-node'),
  );
  expect(setup?.with?.['node-version']).toBe(/^\^([\d.]+) /.exec(engines.node)?.[1]);
});

describe('the deploy workflow', () => {
  const deploy = readWorkflow(`${folder}/deploy.yml`);
  const { jobs } = readWorkflow(`${folder}/publish.yml`);
  const stepOf = (run: string) =>
    Object.entries(jobs).flatMap(([job, { steps }]) =>
      steps.filter((step) => step.run === run).map((step) => ({ job, step })),
    );

  test('builds in a job without secrets, and has each token in the one step that needs it', () => {
    const withSecrets = Object.entries(jobs).flatMap(([name, job]) =>
      job.steps.filter((step) => JSON.stringify(step).includes('secrets.')).map(({ run }) => `${name}: ${run}`),
    );
    expect(withSecrets).toEqual(['function: npm run -s deploy:function', 'site: node scripts/deploy/site.mjs']);
    expect(Object.entries(jobs).flatMap(([name, { environment }]) => (environment ? [name] : []))).toEqual([
      'function',
      'site',
    ]);
  });

  test('gives the function every setting that it reads, and no secret appears in the log', () => {
    const [{ step }] = stepOf('npm run -s deploy:function') as [ReturnType<typeof stepOf>[number]];
    const { SUPABASE_ACCESS_TOKEN: _token, DATABASE_URL: _database, ...settings } = step.env!;
    const text = readFileSync('supabase/functions/send-contact-email/settings.ts', 'utf8');
    const read = new Set([...text.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name!));
    expect([...settingNames, 'SUPABASE_DB_URL'].toSorted()).toEqual([...read].toSorted());
    expect([...Object.keys(settings), 'SITE_URL'].toSorted()).toEqual([...settingNames].toSorted());
    for (const [name, value] of Object.entries(settings)) expect(value).toMatch(`.${name} }}`);
    const inLog = Object.entries(settings).flatMap(([name, value]) => (value.includes('vars.') ? [name] : []));
    expect(inLog.filter((name) => /KEY|SECRET|PEPPER|PASSWORD|USER|_TO$/.test(name))).toEqual([]);
  });

  test.each([
    ['a push to main whose check passed', 'push', 'success', true],
    ['a push to main whose check failed: another commit may wait for its engine', 'push', 'failure', true],
    ['a pull request', 'pull_request', 'success', false],
  ])('chooses after the check of %s', (_, event, conclusion, isChosen) => {
    const github = { event_name: 'workflow_run', event: { workflow_run: { event, conclusion } } };
    const starts = (ref: string) => evaluate(deploy.jobs['choose']!.if!, { github: { ...github, ref } });
    expect(starts('refs/heads/main')).toBe(isChosen);
    expect(starts('refs/heads/idea')).toBe(false);
  });

  test('joins the group of deploys after the choice, so that a run without a deploy takes no place in it', () => {
    expect(deploy.concurrency).toBeUndefined();
    const joined = Object.entries(deploy.jobs).filter(([, job]) => job.concurrency);
    expect(joined).toMatchObject([
      ['publish', { needs: 'choose', if: expect.stringContaining("!= 'nothing'") as string }],
    ]);
  });

  test('asks for the job and the step of the check that test the engine', () => {
    const { content, ...others } = readWorkflow(`${folder}/check.yml`).jobs;
    expect([content, ...Object.keys(others)]).toEqual([expect.anything(), 'engine', 'scheduled']);
    // GitHub names a step without a name after its command.
    const step = others['engine']!.steps.find(({ run }) => run === '.ci/run')!;
    expect(step).not.toHaveProperty('name');
  });
});
