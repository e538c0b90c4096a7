import { readFileSync } from 'node:fs';
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
  steps: readonly Step[];
  /** Another workflow, which the job runs instead of steps, and its inputs. */
  uses?: string;
  with?: Readonly<Record<string, string>>;
}

export interface Workflow {
  on?: Readonly<Record<string, unknown>>;
  permissions?: Readonly<Record<string, string>>;
  concurrency?: { group: string; 'cancel-in-progress'?: string };
  jobs: Readonly<Record<string, Job>>;
}

/** A workflow; a job that runs another one has no steps. */
export function readWorkflow(file: string): Workflow {
  const workflow = parse(readFileSync(file, 'utf8')) as Workflow;
  const jobs = Object.entries(workflow.jobs).map(([name, job]) => [name, { ...job, steps: job.steps ?? [] }] as const);
  return { ...workflow, jobs: Object.fromEntries(jobs) };
}

/** Evaluates a GitHub expression as JavaScript: the operators that our workflows use mean the same in both. */
export function evaluate(expression: string, context: Record<string, unknown>): unknown {
  const bare = expression.replace(/^[\w-]*\$\{\{(.*)\}\}$/s, '$1').trim();
  return runInNewContext(bare, { ...context, cancelled: () => false });
}
