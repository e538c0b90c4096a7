import { join, sep } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { ErrorPayload, HotPayload, Plugin, ViteDevServer } from 'vite';
import type { Outcome } from '#content/report.ts';
import type { run } from '../run.ts';

/**
 * Some programs empty a file before they write it. If there are problems, the files are read again after this delay.
 */
const retryDelayMs = 20;

/** Runs the codegen. Loads it through Vite, which evaluates changed modules again and caches the others. */
async function generate(server: ViteDevServer): Promise<Outcome> {
  try {
    const module = await server.ssrLoadModule('/scripts/codegen/run.ts');
    return await (module['run'] as typeof run)(server.config.root, { environment: process.env });
  } catch (error) {
    return { exitCode: 2, text: inspect(error) };
  }
}

/** Starts the first run, and lets each saved file cause another. */
function watch(server: ViteDevServer): void {
  const { root, logger } = server.config;
  const modules = server.environments.ssr.moduleGraph;
  // As in Vite's module graph: with forward slashes on Windows too.
  const generated = `${root}/src/generated/`;
  const [content, ...code] = ['data', 'schema', 'src', 'scripts'].map((name) => join(root, name) + sep);
  let saved: 'nothing' | 'content' | 'code' = 'nothing';
  let failure: ErrorPayload | undefined;
  // The first run reads everything and takes seconds; later runs are much shorter.
  let running: Promise<unknown> = generate(server);

  function sendToPages(payload: HotPayload): void {
    failure = payload.type === 'error' ? payload : undefined;
    // If no page is open, Vite keeps an error for the next page that is opened, even if it is fixed by then.
    if (!failure || server.ws.clients.size > 0) server.ws.send(payload);
  }

  /** Generates all files from what is saved, and tells open pages. */
  async function update(): Promise<void> {
    // Files that are saved together are read together.
    await setImmediate();
    const what = saved;
    saved = 'nothing';
    if (what === 'code') modules.invalidateAll();
    let { exitCode, text } = await generate(server);
    if (exitCode === 1) {
      await wait(retryDelayMs);
      ({ exitCode, text } = await generate(server));
    }
    // A reloaded page may request a generated file before Vite's file watcher reports its change, so these modules
    // are invalidated here.
    for (const module of modules.idToModuleMap.values()) {
      if (module.file?.startsWith(generated)) modules.invalidateModule(module);
    }
    logger.info(text.trim());
    if (exitCode !== 0) sendToPages({ type: 'error', err: { message: text, stack: '' } });
    else sendToPages(what === 'code' ? { type: 'full-reload' } : { type: 'custom', event: 'content' });
  }

  function schedule(file: string): void {
    // Vite itself updates a changed component in open pages.
    const isCode = code.some((folder) => file.startsWith(folder)) && !/\.tsx$|[\\/]generated/.test(file);
    if (!isCode && !file.startsWith(content!)) return;
    if (saved === 'nothing') running = running.then(update);
    if (saved !== 'code') saved = isCode ? 'code' : 'content';
  }

  server.watcher.add([content!, ...code]);
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, schedule);
  // A page asks for the current state once it can receive events, because files may have changed since the server
  // rendered it.
  server.ws.on('content', (_, client) => {
    client.send(failure ?? { type: 'custom', event: 'content' });
  });
}

/**
 * Runs the codegen after each change of content, schemas, styles or code that makes pages. After a change of content,
 * open pages update without a reload (src/client/live.ts). After a change of schemas, styles or code, they reload. If
 * there are problems, an overlay shows them.
 */
export const liveContent = (): Plugin => ({ name: 'live-content', apply: 'serve', configureServer: watch });
