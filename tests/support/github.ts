import { createServer } from 'node:http';
import { listen } from './listen.ts';

/** How a run of the check workflow began and ended. */
export interface CheckRun {
  head_branch: string;
  event: string;
  conclusion: string | null;
  /** How its job `engine` ended, if not as the run. `skipped`: it passed, but its step `.ci/run` was skipped. */
  engine?: string | null;
  /** How its job `scheduled` ended, if not well. */
  scheduled?: string | null;
}

export const passed: CheckRun = { head_branch: 'main', event: 'push', conclusion: 'success' };

export interface GitHub {
  api: string;
  /** The runs of the check workflow, by commit. */
  runs: Map<string, CheckRun[]>;
  isDown: boolean;
  stop: () => void;
}

/** A mock of the GitHub API calls that list the runs of the check workflow, and their jobs. It requires the job's token. */
export async function startGitHub(): Promise<GitHub> {
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const all = [...own.runs].flatMap(([head_sha, runs]) => runs.map((run) => ({ head_sha, ...run })));
    const actions = '/repos/kapas/site/actions';
    const [, id] = /\/runs\/(\d+)\/jobs$/.exec(pathname) ?? [];
    const isAsked =
      request.headers.authorization === 'Bearer job-token' &&
      [`${actions}/workflows/check.yml/runs`, `${actions}/runs/${id}/jobs`].includes(pathname);
    const workflow_runs = all
      .map((run, index) => ({ id: index, ...run }))
      .filter(({ head_sha }) => head_sha === searchParams.get('head_sha'));
    const run: CheckRun = all[Number(id ?? -1)] ?? { ...passed, conclusion: null };
    const { conclusion, engine = conclusion, scheduled = 'success' } = run;
    const jobs = [
      { name: 'content', conclusion },
      {
        name: 'engine',
        conclusion: engine === 'skipped' ? 'success' : engine,
        steps: [
          { name: 'Run .ci/changed', conclusion: 'success' },
          { name: 'Run .ci/run', conclusion: engine },
        ],
      },
      { name: 'scheduled', conclusion: scheduled },
    ];
    // A kept connection could be closed just when the next request uses it.
    const headers = { Connection: 'close', 'Content-Type': 'application/json' };
    answer.writeHead(own.isDown ? 502 : isAsked ? 200 : 404, headers).end(JSON.stringify({ workflow_runs, jobs }));
  });
  const own: GitHub = {
    api: await listen(server),
    runs: new Map(),
    isDown: false,
    stop: () => server.close(),
  };
  return own;
}
