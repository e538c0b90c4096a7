import { request } from '@octokit/request';
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

/**
 * Opens a pull request with these changes, through GitHub's API and a token of the editor, which may write contents and
 * pull requests. Returns its address. Rejects with `Outdated` if a file has changed since the editor began, and with
 * GitHub's error if the token lacks a permission.
 */
export async function propose(
  { branch, ...at }: Repository,
  changes: readonly Change[],
  title: string,
  token: string,
): Promise<string> {
  const ask = request.defaults({ headers: { authorization: `Bearer ${token}` } });
  const head = await ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...at, ref: `heads/${branch}` });
  const commit = head.data.object.sha;
  for (const { file, before } of changes) {
    const now = await textAt(ask, at, file, commit);
    if (now !== before) throw new Outdated(file, { cause: now });
  }
  const tree = await ask('POST /repos/{owner}/{repo}/git/trees', {
    ...at,
    base_tree: commit,
    tree: changes.map(({ file, text }) => ({
      path: file,
      mode: '100644' as const,
      type: 'blob' as const,
      ...(text === '' ? { sha: null } : { content: text }),
    })),
  });
  const next = await ask('POST /repos/{owner}/{repo}/git/commits', {
    ...at,
    message: title,
    tree: tree.data.sha,
    parents: [commit],
  });
  const name = `desk-${next.data.sha.slice(0, 10)}`;
  await ask('POST /repos/{owner}/{repo}/git/refs', { ...at, ref: `refs/heads/${name}`, sha: next.data.sha });
  const pull = await ask('POST /repos/{owner}/{repo}/pulls', {
    ...at,
    title,
    head: name,
    base: branch,
    body: `Proposed from the desk: ${changes.map(({ file }) => `\`${file}\``).join(', ')}.`,
  });
  return pull.data.html_url;
}

/** The text of a file at a commit; null if there is no such file. */
async function textAt(
  ask: typeof request,
  at: Pick<Repository, 'owner' | 'repo'>,
  path: string,
  ref: string,
): Promise<string | null> {
  try {
    const { data } = await ask('GET /repos/{owner}/{repo}/contents/{path}', {
      ...at,
      path,
      ref,
      mediaType: { format: 'raw' },
    });
    const text = data as unknown as string | ArrayBuffer;
    return typeof text === 'string' ? text : new TextDecoder().decode(text);
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}
