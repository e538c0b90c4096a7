import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { ErrorPayload, HotPayload, Plugin, ViteDevServer } from 'vite';
import type { Content } from '../../content/content.ts';
import type { Outcome } from '../../content/report.ts';
import type { run } from '../../run.ts';
import type { onePage } from '../emit/one-page.ts';
import { pageJson, pathOfData } from '../page-json.ts';

type OnChecked = (content: Content) => Promise<boolean>;

/** A program that saves may empty a file first: with a mistake, the files are read again after so many milliseconds. */
const settling = 20;
/** For so many milliseconds open pages ask for what was saved; to make everything of it keeps the server busy. */
const asking = 60;

/** Through Vite, so that changed styles and scripts are read anew, and what did not change is remembered. */
async function generate(server: ViteDevServer, onChecked?: OnChecked): Promise<Outcome> {
  try {
    const module = await server.ssrLoadModule('/scripts/run.ts');
    const options = { environment: process.env, ...(onChecked && { onChecked }) };
    return await (module['run'] as typeof run)(server.config.root, options);
  } catch (error) {
    return { exitCode: 2, text: inspect(error) };
  }
}

/** Answers with the data of a page of content of which nothing else was made yet. Returns whether there is the page. */
async function sendPage(server: ViteDevServer, content: Content, path: string, response: ServerResponse) {
  const module = await server.ssrLoadModule('/scripts/build/emit/one-page.ts');
  const shown = (module['onePage'] as typeof onePage)(content, path);
  if (shown === undefined) return false;
  response.setHeader('Content-Type', 'application/json');
  response.end(pageJson(shown.page, 'development'));
  return true;
}

/**
 * Runs the codegen after each change of what it reads. Open pages take new content as they stand (src/client/live.ts), are
 * loaded anew where more than content has changed, or show the problems over what they are.
 */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    configureServer(server: ViteDevServer) {
      const { root, logger } = server.config;
      const modules = server.environments.ssr.moduleGraph;
      const generated = join(root, 'src/generated') + sep;
      const [content, ...design] = ['data', 'schema', 'src/brand', 'src/styles', 'src/pages', 'scripts'].map(
        (name) => join(root, name) + sep,
      );
      let saved: 'nothing' | 'content' | 'design' = 'nothing';
      let failure: ErrorPayload | undefined;
      // Content that is checked, and of which the files are being made.
      let fresh: Content | undefined;
      // The first run reads all there is and takes seconds; later ones, some milliseconds.
      let running: Promise<unknown> = generate(server);

      function tell(payload: HotPayload): void {
        failure = payload.type === 'error' ? payload : undefined;
        // Vite would keep an error for the first page that is opened, also when it is fixed before.
        if (!failure || server.ws.clients.size > 0) server.ws.send(payload);
      }

      /** Checks what was saved, shows it in the open pages, and makes all files of it. Earlier files are made before. */
      async function update(what: 'content' | 'design', before: Promise<unknown>): Promise<void> {
        let own: Content | undefined;
        const show = async (content: Content): Promise<boolean> => {
          own = fresh = content;
          tell({ type: 'custom', event: 'content' });
          await wait(asking);
          await before;
          // What was saved since is made instead.
          return fresh === own;
        };
        if (what === 'design') {
          await before;
          modules.invalidateAll();
        }
        const onChecked = what === 'content' ? show : undefined;
        let { exitCode, text } = await generate(server, onChecked);
        if (exitCode === 1) {
          await wait(settling);
          ({ exitCode, text } = await generate(server, onChecked));
        }
        if (fresh === own) fresh = undefined;
        // Vite hears of what was generated a little later than a page that is loaded anew asks for it.
        for (const module of modules.idToModuleMap.values()) {
          if (module.file?.startsWith(generated)) modules.invalidateModule(module);
        }
        if (text !== '') logger.info(text.trim());
        if (exitCode !== 0) tell({ type: 'error', err: { message: text, stack: '' } });
        else if (what === 'design') tell({ type: 'full-reload' });
      }

      function start(): void {
        if (saved !== 'nothing') running = Promise.all([running, update(saved, running)]);
        saved = 'nothing';
      }

      function schedule(file: string): void {
        // Vite itself brings a changed component into the open page.
        const isDesign = design.some((folder) => file.startsWith(folder)) && !file.endsWith('.tsx');
        if (!isDesign && !file.startsWith(content!)) return;
        if (saved === 'nothing') setImmediate(start);
        if (saved !== 'design') saved = isDesign ? 'design' : 'content';
      }

      server.middlewares.use((request, response, next) => {
        if (fresh === undefined) return next();
        const path = pathOfData(new URL(request.url ?? '/', 'http://localhost').pathname);
        // All else is read from the files, once they are made.
        const later = () => void running.then(() => next());
        if (path === undefined) return later();
        sendPage(server, fresh, path, response).then((isSent) => isSent || later(), next);
      });
      server.watcher.add([content!, ...design]);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, schedule);
      // A page asks when it can listen: what was saved after it was rendered, or fixed while its scripts loaded, counts.
      server.ws.on('content', (_, client) => {
        client.send(failure ?? { type: 'custom', event: 'content' });
      });
    },
  };
}
