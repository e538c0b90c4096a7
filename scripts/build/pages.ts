import { createBuilder } from 'vite';
import { prerender } from './prerender/prerender.ts';

/** Bundles the scripts of both sides and renders the pages of what the codegen made, into `dist`. */
export async function buildPages(root: string): Promise<void> {
  // Pages and their client must come from the same React, whatever the shell says. React reads this when it is loaded.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({ root });
  await builder.buildApp();
  await prerender(root);
}
