import type { Plugin } from 'vite';

/** The end of the name that vike gives the entry that every page loads. */
const own = '/+client';

/**
 * Removes the entries that vike adds to the client for pages of its own renderer, because no page loads them. With one
 * entry, code that the entry shares with later chunks is inside the entry, not in a file that it has to wait for.
 */
export function ownEntry(): Plugin {
  return {
    name: 'own-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options(options) {
      const { input } = options;
      if (typeof input !== 'object' || Array.isArray(input))
        throw new Error(
          'Expected vike to pass the entries of the client by name, but this version passes something else.',
        );
      return { ...options, input: Object.fromEntries(Object.entries(input).filter(([name]) => name.endsWith(own))) };
    },
  };
}
