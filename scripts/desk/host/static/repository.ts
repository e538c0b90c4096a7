import type { Change } from '../../changes/change.ts';

/** The repository and the branch of the content, for which the desk was built. */
export interface Repository {
  owner: string;
  repo: string;
  branch: string;
}

/** The address of GitHub's own page that writes a new file with this text, or that edits or removes the file. */
export function pageOf({ owner, repo, branch }: Repository, { file, before, text }: Change): string {
  const at = `https://github.com/${owner}/${repo}`;
  if (before !== null) return new URL(`${at}/${text === '' ? 'delete' : 'edit'}/${branch}/${file}`).href;
  return `${at}/new/${branch}?${new URLSearchParams({ filename: file, value: text })}`;
}

/** GitHub refuses longer addresses. The editor then copies and pastes the text. */
export const longestAddress = 8_000;

/**
 * Thrown if the changes would undo what others have changed in the meantime. The message is the file, the cause is its
 * text now, or null if it was deleted.
 */
export class Outdated extends Error {
  override name = 'Outdated';
}

/** A call of GitHub's API: a GET, or with a body a POST. Throws an error with GitHub's message and the status. */
type Ask = <T>(path: string, body?: object) => Promise<T>;

/** Calls for a repository. Files are read as they are, everything else is JSON. */
const askFor =
  ({ owner, repo }: Repository, token: string): Ask =>
  async (path, body) => {
    const response = await fetch(`https://api.github.com/repos/${owner}/${repo}/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github.raw+json' },
    });
    const isRaw = response.ok && path.startsWith('contents/');
    const answer = await (isRaw ? response.text() : response.json());
    if (response.ok) return answer;
    throw Object.assign(new Error(answer.message), { status: response.status });
  };

/**
 * Opens a pull request with these changes, through GitHub's API and a token of the editor, which may write contents and
 * pull requests. Returns its address. Rejects with `Outdated` if a file has changed since the editor began, and with
 * GitHub's error if the token lacks a permission.
 */
export async function propose(
  repository: Repository,
  changes: readonly Change[],
  title: string,
  token: string,
): Promise<string> {
  const ask = askFor(repository, token);
  const base = repository.branch;
  const head = await ask<{ object: { sha: string } }>(`git/ref/heads/${encodeURIComponent(base)}`);
  const commit = head.object.sha;
  for (const { file, before } of changes) {
    const now = await textAt(ask, file, commit);
    if (now !== before) throw new Outdated(file, { cause: now });
  }
  const tree = await ask<{ sha: string }>('git/trees', {
    base_tree: commit,
    tree: changes.map(({ file, text }) => ({
      path: file,
      mode: '100644',
      type: 'blob',
      ...(text === '' ? { sha: null } : { content: text }),
    })),
  });
  const { sha } = await ask<{ sha: string }>('git/commits', { message: title, tree: tree.sha, parents: [commit] });
  const name = `desk-${sha.slice(0, 10)}`;
  await ask('git/refs', { ref: `refs/heads/${name}`, sha });
  const body = `Proposed from the desk: ${changes.map(({ file }) => `\`${file}\``).join(', ')}.`;
  return (await ask<{ html_url: string }>('pulls', { title, head: name, base, body })).html_url;
}

/** The text of a file at a commit; null if there is no such file. */
async function textAt(ask: Ask, path: string, ref: string): Promise<string | null> {
  try {
    return await ask<string>(`contents/${path.split('/').map(encodeURIComponent).join('/')}?ref=${ref}`);
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}
