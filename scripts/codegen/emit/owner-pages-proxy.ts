import { readFileSync } from 'node:fs';
import type { Content } from '#content/content.ts';
import { interfaceWords } from '#content/fill.ts';
import { ownHeaders } from '../../../supabase/functions/send-contact-email/own-headers.ts';
import { visitorHeader } from '../../../supabase/functions/send-contact-email/visitor-address.ts';
import type { EmittedFile } from './file.ts';

/** The path of the function, at its own origin and at the site's. */
export const enquiryPath = '/functions/v1/send-contact-email';

/**
 * Emits the worker that serves the owner's pages below the site's address and takes enquiries there, and `_routes.json`,
 * which limits the worker to these paths. Emits nothing without a Supabase URL.
 */
export function emitOwnerPagesProxy(content: Content): EmittedFile[] {
  const { url, pages } = content.single('site').data.backend;
  if (url === '') return [];
  const { heading, text } = interfaceWords(content).office.refused.unavailable;
  // Read only here: the desk imports the path above, and has no file of a worker.
  const worker = readFileSync(new URL('owner-pages-worker.mjs', import.meta.url), 'utf8');
  const failed = `${heading}\n\n${text}\n`;
  const settings = { pages, enquiries: enquiryPath, backend: url + enquiryPath, ownHeaders, visitorHeader, failed };
  const routes = { version: 1, include: [pages, `${pages}/*`, enquiryPath], exclude: [] };
  return [
    { path: 'public/_worker.js', text: `const settings = ${JSON.stringify(settings)};\n\n${worker}` },
    { path: 'public/_routes.json', text: `${JSON.stringify(routes)}\n` },
  ];
}
