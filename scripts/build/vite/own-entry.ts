import type { Plugin } from 'vite';

/** The end of the name that vike gives the entry that every page loads. */
const own = '/+client';

/**
 * Leaves out of the client the entries that vike adds for pages of its own renderer: no page loads them. With one entry,
 * what it shares with its later parts is inside it, rather than in a file that it waits for.
 */
export function ownEntry(): Plugin {
  return {
    name: 'own-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options(options) {
      const { input } = options;
      if (typeof input !== 'object' || Array.isArray(input)) throw new Error('vike names the entries of the client.');
      return { ...options, input: Object.fromEntries(Object.entries(input).filter(([name]) => name.endsWith(own))) };
    },
  };
}
