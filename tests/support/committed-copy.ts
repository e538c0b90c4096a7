import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyContent, restoreContent } from './content-copy.ts';
import { commitAll, gitIn } from './git.ts';

interface CommittedCopy {
  root: string;
  /** Undoes what a test did to the files and to the repository. */
  restore: () => void;
  remove: () => void;
}

/**
 * Copies the content into its own git repository. To restore the repository, its few files are copied, because a new
 * commit takes longer.
 */
export function copyCommitted(): CommittedCopy {
  const root = copyContent();
  const kept = `${root}-git`;
  const own = join(root, '.git');
  commitAll(root);
  gitIn(root)('gc', '--quiet');
  renameSync(own, kept);
  const giveRepository = () => cpSync(kept, own, { recursive: true });
  giveRepository();
  return {
    root,
    restore: () => {
      rmSync(own, { recursive: true, force: true });
      restoreContent(root);
      giveRepository();
    },
    remove: () => {
      for (const folder of [root, kept]) rmSync(folder, { recursive: true });
    },
  };
}
