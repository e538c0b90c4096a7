import { Stop } from '../deploy/stop.ts';

/** GitHub's API for one repository; GitHub sets these variables in every job. */
export interface Repository {
  api: string;
  /** Such as "owner/name". */
  name: string;
  token: string;
}

/** Sends a request to the API of a repository, below its address. Stops if GitHub refuses it. */
export async function requestGithub<T>(
  { api, name, token }: Repository,
  path: string,
  change?: { method: 'POST' | 'PATCH'; body: unknown },
): Promise<T> {
  const response = await fetch(`${api}/repos/${name}/${path}`, {
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(30_000),
    ...(change && { method: change.method, body: JSON.stringify(change.body) }),
  });
  if (!response.ok) throw new Stop(`GitHub answered ${response.status} to ${change?.method ?? 'GET'} ${path}.`);
  return (await response.json()) as T;
}
