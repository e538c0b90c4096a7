import { join, sep } from 'node:path';
import { inspect } from 'node:util';
import type { ErrorPayload, HotPayload, Plugin, ViteDevServer } from 'vite';
import type { Outcome } from '../../content/report.ts';

type Run = (root: string, options: { environment: NodeJS.ProcessEnv }) => Promise<Outcome>;

/** A program that saves may empty a file first; what is written within so many milliseconds is one save. */
const settling = 15;

/** Through Vite, so that changed styles and scripts are read anew, and what did not change is remembered. */
async function generate(server: ViteDevServer): Promise<Outcome> {
  try {
    const module = await server.ssrLoadModule('/scripts/run.ts');
    return await (module['run'] as Run)(server.config.root, { environment: process.env });
  } catch (error) {
    return { exitCode: 2, text: inspect(error) };
  }
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
      // The first run reads all there is and takes seconds; later ones, some milliseconds.
      let running: Promise<unknown> = generate(server);

      function tell(payload: HotPayload, text: string): void {
        failure = payload.type === 'error' ? payload : undefined;
        logger.info(text.trim());
        // Vite would keep an error for the first page that is opened, also when it is fixed before.
        if (!failure || server.ws.clients.size > 0) server.ws.send(payload);
      }

      async function update(): Promise<void> {
        const what = saved;
        saved = 'nothing';
        if (what === 'design') modules.invalidateAll();
        const { exitCode, text } = await generate(server);
        // Vite hears of what was generated a little later than a page that is loaded anew asks for it.
        for (const module of modules.idToModuleMap.values()) {
          if (module.file?.startsWith(generated)) modules.invalidateModule(module);
        }
        if (exitCode !== 0) tell({ type: 'error', err: { message: text, stack: '' } }, text);
        else if (what === 'content') tell({ type: 'custom', event: 'content' }, text);
        else tell({ type: 'full-reload' }, text);
      }

      function schedule(file: string): void {
        // Vite itself brings a changed component into the open page.
        const isDesign = design.some((folder) => file.startsWith(folder)) && !file.endsWith('.tsx');
        if (!isDesign && !file.startsWith(content!)) return;
        if (saved === 'nothing') setTimeout(() => (running = running.then(update)), settling);
        if (saved !== 'design') saved = isDesign ? 'design' : 'content';
      }

      server.watcher.add([content!, ...design]);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, schedule);
      // A page asks when it can listen: what was saved after it was rendered, or fixed while its scripts loaded, counts.
      server.ws.on('content', (_, client) => {
        client.send(failure ?? { type: 'custom', event: 'content' });
      });
    },
  };
}
