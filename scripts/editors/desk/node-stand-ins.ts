import type { Plugin } from 'vite';

const folder = '/scripts/editors/desk';

/**
 * The modules of Node that the checks import, each with one for the browser: files are in memory, nothing is compressed,
 * and no program can be started.
 */
const standIns: Readonly<Record<string, string>> = {
  'node:fs': `${folder}/stand-ins/fs.ts`,
  'node:module': `${folder}/stand-ins/module.ts`,
  'node:crypto': `${folder}/stand-ins/crypto.ts`,
  'node:zlib': `${folder}/stand-ins/zlib.ts`,
  'node:child_process': `${folder}/stand-ins/child-process.ts`,
};

/** Replaces these modules of Node in code that runs in the browser. */
export function nodeStandIns(): Plugin {
  return {
    name: 'node-stand-ins',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name !== 'client') return;
      if (id === 'node:path') return this.resolve('pathe');
      if (id === 'csv-parse/sync') return this.resolve('csv-parse/browser/esm/sync');
      const standIn = standIns[id];
      return standIn === undefined ? undefined : this.resolve(standIn);
    },
  };
}
