import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { scripts } from './scripts.ts';

interface Step {
  uses?: string;
  run?: string;
}
interface Workflow {
  permissions?: Readonly<Record<string, string>>;
  jobs: Readonly<Record<string, { 'timeout-minutes'?: number; steps: readonly Step[] }>>;
}

const folder = '.github/workflows';

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  const { permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('takes actions by the hash of their commit, and says which version that is', () => {
    const actions = text.match(/uses: .*/g) ?? [];
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('may read the repository and no more, and ends', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test('runs what there is', () => {
    const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
    const wanted = commands.flatMap((run) => /^npm run (?:-s )?(\S+)/.exec(run)?.[1] ?? []);
    expect(scripts).toEqual(expect.arrayContaining(wanted));
    for (const run of commands) if (run.startsWith('.')) expect(existsSync(run.split(' ')[0]!)).toBe(true);
  });
});

test('the forms of issues ask for something, and say that they are public', () => {
  const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((name) => name !== 'config.yml');
  for (const name of forms) {
    const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${name}`, 'utf8')) as {
      name: string;
      description: string;
      body: readonly { type: string; attributes: { label?: string; value?: string } }[];
    };
    expect([form.name, form.description].every(Boolean), name).toBe(true);
    expect(form.body.filter(({ attributes }) => attributes.label).length, name).toBeGreaterThan(1);
    expect(form.body.at(-1)?.attributes.value, name).toContain('This page is public.');
  }
});
