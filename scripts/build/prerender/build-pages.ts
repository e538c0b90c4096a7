import { createBuilder } from 'vite';
import { prerender } from './prerender.ts';

interface Build {
  /** Bundles the client and the renderer into `dist`. */
  bundle: () => Promise<void>;
  /** Renders all pages of the codegen's output, with these bundles. */
  render: () => Promise<void>;
}

/** Loads the bundler and its settings. */
export async function prepareBuild(root: string): Promise<Build> {
  // Pages and client must use the same build of React, even if the shell sets NODE_ENV. React reads it when it is
  // loaded.
  process.env['NODE_ENV'] = 'production';
  // Errors only: a person needs no list of chunks, and the warnings are about packages.
  const builder = await createBuilder({ root, logLevel: 'error' });
  return { bundle: () => builder.buildApp(), render: () => prerender(root) };
}
