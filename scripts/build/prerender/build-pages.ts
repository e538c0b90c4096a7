import { createBuilder } from 'vite';
import { prerender } from './prerender.ts';

/**
 * Loads the bundler and its settings. The returned function bundles the client and the renderer, and renders all pages
 * of the codegen's output into `dist`.
 */
export async function prepareBuild(root: string): Promise<() => Promise<void>> {
  // Pages and client must use the same build of React, even if the shell sets NODE_ENV. React reads it when it is
  // loaded.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({ root });
  return async () => {
    await builder.buildApp();
    await prerender(root);
  };
}
