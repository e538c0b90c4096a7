import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

export interface Step {
  id?: string;
  uses?: string;
  run?: string;
  if?: string;
  with?: Readonly<Record<string, string | number | boolean>>;
  env?: Readonly<Record<string, string>>;
}

export interface Job {
  needs?: string | readonly string[];
  if?: string;
  environment?: string;
  permissions?: Readonly<Record<string, string>>;
  'timeout-minutes'?: number;
  outputs?: Readonly<Record<string, string>>;
  concurrency?: { group: string };
  steps: readonly Step[];
  /** Another workflow, which the job runs instead of steps, and its inputs. */
  uses?: string;
  with?: Readonly<Record<string, string>>;
}

export interface Workflow {
  on?: Readonly<Record<string, unknown>>;
  permissions?: Readonly<Record<string, string>>;
  concurrency?: { group: string };
  jobs: Readonly<Record<string, Job>>;
}

/** A workflow; a job that runs another one has no steps. */
export function readWorkflow(file: string): Workflow {
  const workflow = parse(readFileSync(file, 'utf8')) as Workflow;
  const jobs = Object.entries(workflow.jobs).map(([name, job]) => [name, { ...job, steps: job.steps ?? [] }] as const);
  return { ...workflow, jobs: Object.fromEntries(jobs) };
}

/** The machine that jobs run on. */
export interface Runner {
  /** Each run has a folder in it, named `run-` and its number, with a folder for each job, and `artifacts`. */
  folder: string;
  /** The environment variables of every step. */
  environment: Readonly<Record<string, string>>;
  /** Checks out a commit into a folder, or the default branch if there is none. */
  checkout: (folder: string, commit?: string) => void;
  /** Functions that replace commands of a workflow, such as installing packages from the network. */
  instead: Readonly<Record<string, (folder: string) => void>>;
}

/** What GitHub knows when a workflow starts. */
export interface Trigger {
  github: Readonly<Record<string, unknown>>;
  inputs: Readonly<Record<string, string>>;
  /** Secrets and variables of the environment. Jobs that name no environment get none. */
  secrets: Readonly<Record<string, string>>;
  vars: Readonly<Record<string, string>>;
}

interface JobResult {
  result: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
}

/** The environment that a step was given, and what it printed. */
interface StepRecord {
  step: Step;
  env: Record<string, string>;
  output: string;
}

interface RunRecord {
  results: Record<string, JobResult['result']>;
  steps: StepRecord[];
  log: string;
}

type Context = Record<string, unknown>;

/** Evaluates a GitHub expression as JavaScript: the operators that our workflows use mean the same in both. */
export function evaluate(expression: string, context: Context): unknown {
  const bare = expression.replace(/^\$\{\{(.*)\}\}$/s, '$1').trim();
  return runInNewContext(bare, { ...context, cancelled: () => false });
}

const filled = (text: string, context: Context) =>
  String(text).replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => String(evaluate(expression, context) ?? ''));

/** Runs a command of Bash. Resolves to the exit code and the output. */
export function execute(command: string, cwd: string, env: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const shell = spawn('bash', ['-eo', 'pipefail', '-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    shell.on('close', (code) => done({ code, output }));
  });
}

/**
 * Runs a workflow's jobs on this machine, one after the other: all `run` steps of each job in order. A job that runs
 * another workflow has the results of that one's jobs.
 */
export async function runWorkflow(workflow: Workflow, runner: Runner, trigger: Trigger): Promise<RunRecord> {
  const needs: Record<string, JobResult> = {};
  const called: RunRecord['results'] = {};
  const steps: StepRecord[] = [];
  const runFolder = join(runner.folder, `run-${String(trigger.github['run_id'])}`);

  const act = ({ uses = '', with: given = {} }: Step, folder: string, context: Context) => {
    const values = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, filled(String(value), context)]),
    );
    const action = uses.split('@')[0];
    if (action === 'actions/checkout') runner.checkout(folder, values['ref']);
    else if (action === 'actions/upload-artifact') {
      cpSync(join(folder, values['path']!), join(runFolder, 'artifacts', values['name']!), { recursive: true });
    } else if (action !== 'actions/setup-node') throw new Error(`These tests do not support the action ${uses}.`);
  };

  const runJob = async (name: string, job: Job): Promise<JobResult> => {
    const folder = join(runFolder, name);
    mkdirSync(folder, { recursive: true });
    const own = job.environment === undefined ? { secrets: {}, vars: {} } : trigger;
    const outputs: Record<string, { outputs: Record<string, string> }> = {};
    const context = { ...trigger, secrets: own.secrets, vars: own.vars, needs, steps: outputs };
    for (const step of job.steps) {
      if (step.run === undefined) {
        act(step, folder, context);
        continue;
      }
      const file = join(runFolder, `${name}.output`);
      writeFileSync(file, '');
      const given = Object.entries(step.env ?? {}).map(([key, value]) => [key, filled(value, context)]);
      const env = Object.fromEntries(given) as Record<string, string>;
      const all = { ...runner.environment, ...env, GITHUB_OUTPUT: file, ARTIFACTS: join(runFolder, 'artifacts') };
      const instead = runner.instead[step.run];
      instead?.(folder);
      const { code, output } = instead ? { code: 0, output: '' } : await execute(step.run, folder, all);
      steps.push({ step, env, output });
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      const pairs = lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
      if (step.id !== undefined) outputs[step.id] = { outputs: Object.fromEntries(pairs) as Record<string, string> };
      if (code !== 0) return { result: 'failure', outputs: {} };
    }
    const said = Object.entries(job.outputs ?? {}).map(([key, value]) => [key, filled(value, context)]);
    return { result: 'success', outputs: Object.fromEntries(said) as Record<string, string> };
  };

  for (const [name, job] of Object.entries(workflow.jobs)) {
    const wanted = [job.needs ?? []].flat();
    const condition = job.if ?? 'true';
    // If a condition uses `cancelled()`, it alone decides whether the job runs; otherwise all needed jobs must have
    // succeeded as well.
    const isOpen =
      (condition.includes('cancelled()') || wanted.every((other) => needs[other]?.result === 'success')) &&
      Boolean(evaluate(condition, { ...trigger, needs }));
    if (job.uses !== undefined) {
      const other = readWorkflow(job.uses);
      const inputs = Object.entries(job.with ?? {}).map(([key, value]) => [key, filled(value, { ...trigger, needs })]);
      const run = isOpen && (await runWorkflow(other, runner, { ...trigger, inputs: Object.fromEntries(inputs) }));
      for (const key of Object.keys(other.jobs)) called[key] = run ? run.results[key]! : 'skipped';
      if (run) steps.push(...run.steps);
    } else needs[name] = isOpen ? await runJob(name, job) : { result: 'skipped', outputs: {} };
  }
  const own = Object.entries(needs).map(([name, { result }]) => [name, result] as const);
  return {
    results: { ...Object.fromEntries(own), ...called },
    steps,
    log: steps.map(({ output }) => output).join('\n'),
  };
}

/** Writes a command for the runner: a Bash script in a folder that comes first in the PATH. */
export function writeCommand(folder: string, name: string, script: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/usr/bin/env bash\nset -euo pipefail\n${script}`, { mode: 0o755 });
}
