import { createBuilder } from 'vite';
import { prerender } from './prerender.ts';

/** Bundles the client and the renderer, and renders all pages of the codegen's output into `dist`. */
export async function buildPages(root: string): Promise<void> {
  // Pages and client must use the same build of React, even if the shell sets NODE_ENV. React reads it when it is
  // loaded.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({ root });
  await builder.buildApp();
  await prerender(root);
}
