import type { Plugin } from 'vite';

/** Replaces what the checks import from Node in code that runs in the browser. */
export function nodeStandIns(): Plugin {
  return {
    name: 'node-stand-ins',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name !== 'client') return;
      if (id === 'csv-parse/sync') return this.resolve('csv-parse/browser/esm/sync');
      return id.startsWith('node:') ? this.resolve('/scripts/desk/engine/stand-ins.ts') : undefined;
    },
  };
}
