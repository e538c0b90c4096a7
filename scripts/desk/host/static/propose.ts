import type { Change } from '../../changes/change.ts';
import type { Ask, Refusal } from './github.ts';
import { branch, type Built } from './newest.ts';

interface Pull {
  html_url: string;
}

/** Opens a pull request, or finds that of the same changes, and returns its address. Without one, no branch stays. */
export async function propose(
  ask: Ask,
  { repository, commit }: Pick<Built, 'repository' | 'commit'>,
  changes: readonly Change[],
  title: string,
): Promise<string> {
  const tree = await ask<{ sha: string }>('git/trees', {
    base_tree: commit,
    tree: changes.map(({ file, text }) => ({
      path: file,
      mode: '100644',
      type: 'blob',
      ...(text === '' ? { sha: null } : { content: text }),
    })),
  });
  const head = `desk-${commit.slice(0, 7)}-${tree.sha.slice(0, 7)}`;
  const opened = () =>
    ask<Pull[]>(`pulls?state=open&head=${repository.split('/')[0]}:${head}`).then(([pull]) => pull?.html_url);
  const known = await opened();
  if (known !== undefined) return known;
  const { sha } = await ask<{ sha: string }>('git/commits', { message: title, tree: tree.sha, parents: [commit] });
  const body = `Proposed from the desk: ${changes.map(({ file }) => `\`${file}\``).join(', ')}.`;
  try {
    await ask('git/refs', { ref: `refs/heads/${head}`, sha }).catch((error: Refusal) => {
      // An attempt whose connection ended may have left the branch.
      if (error.status !== 422) throw error;
    });
    return (await ask<Pull>('pulls', { title, head, base: branch, body })).html_url;
  } catch (error) {
    // Perhaps only the answer was lost.
    const made = await opened().catch(() => undefined);
    if (made !== undefined) return made;
    await ask(`git/refs/heads/${head}`, undefined, 'DELETE').catch(() => undefined);
    throw error;
  }
}
