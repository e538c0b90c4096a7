import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../../../scripts/editors/launch/settings.ts';
import { readWorkflow } from '../../support/workflow.ts';
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
    const actions = text.match(/uses: .*/g) ?? [];
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('may only read the repository, unless it is listed, and has a time limit', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [key, job] of Object.entries(jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
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

  test('runs only commands that exist, and none that contains text of the event', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
    const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
    const wanted = commands.flatMap((run) => /^npm run (?:-s )?(\S+)/.exec(run)?.[1] ?? []);
    expect(scripts).toEqual(expect.arrayContaining(wanted));
    for (const run of commands) if (run.startsWith('.')) expect(existsSync(run.split(' ')[0]!)).toBe(true);
  });
});

describe('the deploy workflow', () => {
  const { jobs } = readWorkflow(`${folder}/deploy.yml`);
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

  test('publishes only main, whose check has the name that the deploy asks for', () => {
    expect(readWorkflow(`${folder}/check.yml`).jobs).toHaveProperty('engine');
    expect(jobs['choose']!.if).toMatch(/^github\.ref == 'refs\/heads\/main' && \(/);
  });
});
