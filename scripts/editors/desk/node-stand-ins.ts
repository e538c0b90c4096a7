import type { Plugin } from 'vite';

const folder = '/scripts/editors/desk';

/** What the checks need of Node has a part in the browser that does the same in memory. */
const standIns: Readonly<Record<string, string>> = {
  'node:fs': `${folder}/stand-ins/fs.ts`,
  'node:module': `${folder}/stand-ins/module.ts`,
  'node:crypto': `${folder}/stand-ins/crypto.ts`,
  'node:zlib': `${folder}/stand-ins/zlib.ts`,
  'node:child_process': `${folder}/stand-ins/child-process.ts`,
};

/** Gives modules that run in the browser these parts in place of those of Node. */
export function nodeStandIns(): Plugin {
  return {
    name: 'node-stand-ins',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name !== 'client') return;
      if (id === 'node:path') return this.resolve('pathe');
      const standIn = standIns[id];
      return standIn === undefined ? undefined : this.resolve(standIn);
    },
  };
}
