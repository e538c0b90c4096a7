import { request } from '@octokit/request';
import type { Environment } from '#content/backend.ts';
import { Stop } from '../deploy/stop.ts';

type Options = ReturnType<typeof request.endpoint>;

/**
 * GitHub's API and the repository of a job, from the variables that GitHub sets in every job. Stops if GitHub refuses a
 * request.
 */
export function githubOf({ GITHUB_API_URL, GITHUB_REPOSITORY = '', GITHUB_TOKEN }: Environment) {
  const [owner = '', repo = ''] = GITHUB_REPOSITORY.split('/');
  const ask = request.defaults({
    ...(GITHUB_API_URL && { baseUrl: GITHUB_API_URL }),
    headers: { authorization: `Bearer ${GITHUB_TOKEN}` },
    request: {
      hook: async (send: (options: Options) => unknown, options: Options) => {
        try {
          return await send(options);
        } catch (error) {
          const { status, message, response } = error as Error & { status: number; response?: object };
          const what = response ? `answered ${status}` : 'did not answer';
          throw new Stop(`GitHub ${what} to ${options.method} ${options.url}: ${message}. Run the job again.`);
        }
      },
    },
  });
  return { ask, at: { owner, repo } };
}

export type GitHub = ReturnType<typeof githubOf>;
