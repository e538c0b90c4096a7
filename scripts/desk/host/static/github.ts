/** What GitHub does not do and why, with what to do about it; perhaps with the address of GitHub's page for it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly address: string | undefined;
  constructor(words: string, status = 0, address?: string) {
    super(words);
    [this.status, this.address] = [status, address];
  }
}

/** GitHub's page that makes a token, with the permissions filled in. */
export const newToken = (repository: string) =>
  `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({ name: 'Desk', target_name: repository.split('/')[0]!, contents: 'write', pull_requests: 'write' })}`;

const clockTime = (ms: number) => new Date(ms).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** When GitHub answers again, if it does not because it was asked too often. */
function limitedUntil(headers: Headers): string | undefined {
  const wait = headers.get('retry-after');
  if (wait !== null) return clockTime(Date.now() + Number(wait) * 1000);
  if (headers.get('x-ratelimit-remaining') !== '0') return undefined;
  return clockTime(Number(headers.get('x-ratelimit-reset')) * 1000);
}

/** Why GitHub refused, from its status, its headers and its own words. */
function refusalOf({ status, headers }: Response, message: string, repository: string): Refusal {
  const because = (words: string, address?: string) => new Refusal(words, status, address);
  const singleSignOn = /url=([^\s;]+)/.exec(headers.get('x-github-sso') ?? '')?.[1];
  const until = limitedUntil(headers);
  if (status === 401)
    return because(
      'GitHub does not know this token: it has expired, it was deleted, or a part of it is missing. Copy it again, or make a new one.',
    );
  if (singleSignOn)
    return because('Your company accepts a token only after single sign-on. Confirm it, then try again.', singleSignOn);
  if (until !== undefined) return because(`GitHub was asked too often. It answers again at ${until}: try again then.`);
  if (/archived/i.test(message))
    return because(`${repository} is archived: nobody can change it. Ask an engineer where the site is kept now.`);
  if (/lifetime/i.test(message))
    return because(
      'Your company refuses this token, because it is valid for too long. Give it an earlier end, then try again.',
      /https:\S+[^\s.]/.exec(message)?.[0] ?? 'https://github.com/settings/personal-access-tokens',
    );
  if (status === 404)
    return because(
      `This token does not reach ${repository}. Choose this repository when you make the token, and wait if somebody must approve it; if it is not in the list, ask an engineer to invite you.`,
    );
  if (status === 403)
    return because(
      `This token may not write to ${repository}. It must be made for this repository, with “Contents” and “Pull requests”, both with read and write; if it is, ask an engineer for the right to write.`,
    );
  if (status >= 500)
    return because('GitHub has a fault at the moment. Your changes are kept: try again in a few minutes.');
  return because(`GitHub refuses, in these words: ${message}`);
}

/** A call of GitHub's API for a repository: a GET, or with a body a POST. Rejects with a refusal. */
export type Ask = <T>(path: string, body?: object, method?: 'DELETE') => Promise<T>;

/** Calls with a token, which only this function knows. */
export const askWith =
  (token: string, repository: string): Ask =>
  async (path, body, method) => {
    const response = await fetch(`https://api.github.com/repos/${repository}/${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
      // GitHub lets browsers keep answers for a minute, and somebody may have merged since.
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Refusal('No connection to GitHub. Your changes are kept: try again when you are online.');
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const { message = '', errors = [] } = answer as { message?: string; errors?: { message?: string }[] };
    throw refusalOf(response, [message, ...errors.map((each) => each.message)].join(' '), repository);
  };
