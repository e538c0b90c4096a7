import type { EmittedFile } from './file.ts';

/** A small local script in the place of the reviews widget, until `site.yaml` names a real one. */
export function emitPlaceholderWidget(): EmittedFile {
  const text = '// Replaces the reviews widget until site.yaml names a real one. It does nothing.\n';
  return { path: 'public/stand-in/reviews.js', text };
}
