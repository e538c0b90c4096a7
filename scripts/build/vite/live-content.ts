import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { ErrorPayload, HotPayload, Plugin, ViteDevServer } from 'vite';
import type { Content } from '#content/content.ts';
import type { Outcome } from '#content/report.ts';
import type { run } from '../run.ts';
import type { onePage } from '../emit/pages.ts';
import { pageJson, pathOfData } from '#render/page-data.ts';

type OnChecked = (content: Content) => Promise<boolean>;

/**
 * Some programs empty a file before they write it. If there are problems, the files are read again after this delay.
 */
const retryDelayMs = 20;
/**
 * How long, in ms, open pages can request their new data before the codegen writes all files. While it writes, answers
 * are slow.
 */
const pageRequestMs = 60;

/** The folders of the code from which the generated files are made. */
const codeFolders = ['src/brand', 'src/content', 'src/checks', 'src/drawings', 'src/pages', 'src/styles', 'scripts'];

/** Runs the codegen. Loads it through Vite, which evaluates changed modules again and caches the others. */
async function generate(server: ViteDevServer, onChecked?: OnChecked): Promise<Outcome> {
  try {
    const module = await server.ssrLoadModule('/scripts/build/run.ts');
    const options = { environment: process.env, ...(onChecked && { onChecked }) };
    return await (module['run'] as typeof run)(server.config.root, options);
  } catch (error) {
    return { exitCode: 2, text: inspect(error) };
  }
}

/**
 * Answers with the data of one page, made from checked content that the codegen has not written yet. Returns false if
 * the page does not exist.
 */
async function sendPage(server: ViteDevServer, content: Content, path: string, response: ServerResponse) {
  const module = await server.ssrLoadModule('/scripts/build/emit/pages.ts');
  const shown = (module['onePage'] as typeof onePage)(content, path);
  if (shown === undefined) return false;
  response.setHeader('Content-Type', 'application/json');
  response.end(pageJson(shown.page, 'development'));
  return true;
}

/**
 * Runs the codegen after each change of content, schemas, styles or code that makes pages. After a change of content,
 * open pages update without a reload (src/client/live.ts). After a change of schemas, styles or code, they reload. If
 * there are problems, an overlay shows them.
 */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    configureServer(server: ViteDevServer) {
      const { root, logger } = server.config;
      const modules = server.environments.ssr.moduleGraph;
      // As in Vite's module graph: with forward slashes on Windows too.
      const generated = `${root}/src/generated/`;
      const [content, ...code] = ['data', 'schema', ...codeFolders].map((name) => join(root, name) + sep);
      let saved: 'nothing' | 'content' | 'code' = 'nothing';
      let failure: ErrorPayload | undefined;
      // Checked content whose files are not written yet.
      let fresh: Content | undefined;
      // The first run reads everything and takes seconds; later runs are much shorter.
      let running: Promise<unknown> = generate(server);

      function sendToPages(payload: HotPayload): void {
        failure = payload.type === 'error' ? payload : undefined;
        // If no page is open, Vite keeps an error for the next page that is opened, even if it is fixed by then.
        if (!failure || server.ws.clients.size > 0) server.ws.send(payload);
      }

      /**
       * Checks the saved content, shows it in open pages, waits until the previous update has written its files, then
       * writes all files.
       */
      async function update(what: 'content' | 'code', before: Promise<unknown>): Promise<void> {
        let own: Content | undefined;
        const show = async (content: Content): Promise<boolean> => {
          own = fresh = content;
          sendToPages({ type: 'custom', event: 'content' });
          await wait(pageRequestMs);
          await before;
          // If newer content was saved in the meantime, only that is written.
          return fresh === own;
        };
        if (what === 'code') {
          await before;
          modules.invalidateAll();
        }
        const onChecked = what === 'content' ? show : undefined;
        let { exitCode, text } = await generate(server, onChecked);
        if (exitCode === 1) {
          await wait(retryDelayMs);
          ({ exitCode, text } = await generate(server, onChecked));
        }
        if (fresh === own) fresh = undefined;
        // A reloaded page may request a generated file before Vite's file watcher reports its change, so these modules
        // are invalidated here.
        for (const module of modules.idToModuleMap.values()) {
          if (module.file?.startsWith(generated)) modules.invalidateModule(module);
        }
        if (text !== '') logger.info(text.trim());
        if (exitCode !== 0) sendToPages({ type: 'error', err: { message: text, stack: '' } });
        else if (what === 'code') sendToPages({ type: 'full-reload' });
      }

      function start(): void {
        if (saved !== 'nothing') running = Promise.all([running, update(saved, running)]);
        saved = 'nothing';
      }

      function schedule(file: string): void {
        // Vite itself updates a changed component in open pages.
        const isCode = code.some((folder) => file.startsWith(folder)) && !file.endsWith('.tsx');
        if (!isCode && !file.startsWith(content!)) return;
        if (saved === 'nothing') setImmediate(start);
        if (saved !== 'code') saved = isCode ? 'code' : 'content';
      }

      server.middlewares.use((request, response, next) => {
        if (fresh === undefined) return next();
        const path = pathOfData(new URL(request.url ?? '/', 'http://localhost').pathname);
        // All other requests wait until the files are written.
        const later = () => void running.then(() => next());
        if (path === undefined) return later();
        sendPage(server, fresh, path, response).then((isSent) => isSent || later(), next);
      });
      server.watcher.add([content!, ...code]);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, schedule);
      // A page asks for the current state once it can receive events, because files may have changed since the server
      // rendered it.
      server.ws.on('content', (_, client) => {
        client.send(failure ?? { type: 'custom', event: 'content' });
      });
    },
  };
}
