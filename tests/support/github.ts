import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a run of the check workflow began and ended. */
export interface CheckRun {
  head_branch: string;
  event: string;
  conclusion: string | null;
}

export const passed: CheckRun = { head_branch: 'main', event: 'push', conclusion: 'success' };

export interface GitHub {
  api: string;
  /** The runs of the check workflow, by commit. */
  runs: Map<string, CheckRun[]>;
  isDown: boolean;
  stop: () => void;
}

/** A mock of the GitHub API call that lists the runs of the check workflow. It requires the job's token. */
export async function startGitHub(): Promise<GitHub> {
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const isAsked =
      pathname === '/repos/kapas/site/actions/workflows/check.yml/runs' &&
      request.headers.authorization === 'Bearer job-token';
    const head_sha = searchParams.get('head_sha') ?? '';
    const workflow_runs = (own.runs.get(head_sha) ?? []).map((run) => ({ head_sha, ...run }));
    answer.writeHead(own.isDown ? 502 : isAsked ? 200 : 404).end(JSON.stringify({ workflow_runs }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const own: GitHub = {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    runs: new Map(),
    isDown: false,
    stop: () => server.close(),
  };
  return own;
}
