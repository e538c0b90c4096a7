import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

interface Outcome {
  code: number;
  output: string;
}

/** Runs the codegen in a process of its own, so that changed styles and scripts are read anew. */
function runCodegen(root: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/codegen.ts'], { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (code) => resolve({ code: code ?? 2, output }));
  });
}

/** Runs the codegen after each change of what it reads, then reloads the page or shows the problems over it. */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    configureServer(server: ViteDevServer) {
      const { root } = server.config;
      const watched = ['data', 'schema', 'src/styles', 'scripts/emit', 'scripts/content', 'scripts/checks'].map(
        (folder) => join(root, folder),
      );
      server.watcher.add(watched);
      let running: Promise<void> | undefined;
      let again = false;

      async function update(): Promise<void> {
        const { code, output } = await runCodegen(root);
        server.config.logger.info(output.trim());
        if (code === 0) server.ws.send({ type: 'full-reload' });
        else server.ws.send({ type: 'error', err: { message: output, stack: '', plugin: 'live-content' } });
      }

      function schedule(file: string): void {
        if (!watched.some((folder) => file.startsWith(folder))) return;
        if (running) {
          again = true;
          return;
        }
        running = update().finally(() => {
          running = undefined;
          if (again) schedule(file);
          again = false;
        });
      }

      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, schedule);
    },
  };
}
