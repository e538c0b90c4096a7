import { cpSync, rmSync } from 'node:fs';
import { copyContent } from './content-copy.ts';
import { commitAll, gitIn } from './git.ts';

interface CommittedCopy {
  root: string;
  /** Undoes what a test did to the files and to the repository. */
  restore: () => void;
  remove: () => void;
}

/** Copies the content into its own git repository. To restore it, it is copied, because a new commit takes longer. */
export function copyCommitted(): CommittedCopy {
  const kept = copyContent();
  commitAll(kept);
  gitIn(kept)('gc', '--quiet');
  const root = `${kept}-used`;
  const restore = () => {
    rmSync(root, { recursive: true, force: true });
    cpSync(kept, root, { recursive: true, preserveTimestamps: true });
  };
  restore();
  return {
    root,
    restore,
    remove: () => {
      for (const folder of [root, kept]) rmSync(folder, { recursive: true });
    },
  };
}
