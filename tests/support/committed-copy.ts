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

/** A copy of the content in a repository of its own. To copy a repository of few files is faster than to commit again. */
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
