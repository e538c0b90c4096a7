import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import react from '@vitejs/plugin-react';
import type { Plugin, ViteDevServer } from 'vite';
import { folders } from '#content/kinds.ts';
import { pictureFile, picturesFolder } from '#content/pictures.ts';
import { writeFiles } from '../../codegen/write-files.ts';
import type { Change } from '../changes/change.ts';
import { deskBody, icon, pageHtml } from '../frame/document.ts';
import { filesOf } from './files.ts';
import { nodeStandIns } from './node-stand-ins.ts';

/** The scripts of the desk, in which Vite finds the packages that it has to bundle before the desk is opened. */
export const deskScripts = ['host/main.tsx', 'page/page.tsx', 'engine/worker.ts'].map(
  (script) => `scripts/desk/${script}`,
);

/** The desk itself lists problems, so Vite's message over the page would only be in the way. */
const head = `${icon}
<style>vite-error-overlay { display: none }</style>
<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;
const scriptOf = (path: string) => `<script type="module" src="/scripts/desk/${path}"></script>`;

const documents: Readonly<Record<string, string>> = {
  '/desk': pageHtml('Desk', head, deskBody + scriptOf('host/main.tsx')),
  '/desk/page': pageHtml('The page', head, scriptOf('page/page.tsx')),
};

/** Whether a new file may have this name: a plain one, in a folder of entries or of drawings. */
function isNewName(file: string): boolean {
  const [, inside = '', ending] = /^(.*)\/[a-z0-9]+(?:-[a-z0-9]+)*\.(\w+)$/.exec(file) ?? [];
  return inside === picturesFolder ? pictureFile.test(file) : ending === 'yaml' && Object.hasOwn(folders, inside);
}

/** Writes and removes files below data/. If one change is refused, it writes none. Returns why it refuses. */
function save(root: string, changes: readonly Change[]): { status: number; words: string } | undefined {
  const known = filesOf(root);
  const isContent = ({ file, before }: Change) =>
    before === null ? isNewName(file) : /^data\/[\w/-]+\.\w+$/.test(file) && Object.hasOwn(known, file);
  const strange = changes.find((change) => !isContent(change));
  if (strange) {
    const words = `${strange.file} was deleted, or its name is not allowed. Copy your text, then undo the changes of this file. If that does not help, ask an engineer.`;
    return { status: 400, words };
  }
  // Changes that somebody else has saved in the meantime are not overwritten.
  const changed = changes.find(({ file, before }) => (known[file] ?? null) !== before);
  if (changed) {
    const words = `another program has changed ${changed.file}. The desk now has both changes. Look at them, then press Save again.`;
    return { status: 409, words };
  }
  writeFiles(root, changes);
  return undefined;
}

function serve(server: ViteDevServer, request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { root } = server.config;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const end = (status: number, words?: string) => void response.writeHead(status).end(words);
  const document = documents[pathname];
  if (document !== undefined) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(document);
  } else if (pathname === '/desk/files.json') {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify(filesOf(root)));
  } else if (pathname === '/desk/save' && request.method === 'POST') {
    // Another site that is open in the same browser may not write files.
    if (request.headers.origin !== `http://${request.headers.host}`) return end(403);
    textOf(request)
      .then((body) => {
        const { status, words } = save(root, JSON.parse(body) as Change[]) ?? { status: 204 };
        end(status, words);
      })
      .catch((error: Error) => {
        server.config.logger.error(String(error));
        end(400, error.message);
      });
  } else next();
}

/** `/desk` in development: the content as forms beside its pages (scripts/desk). It is no part of the site. */
export function desk(): Plugin[] {
  return [
    { ...nodeStandIns(), apply: 'serve' },
    {
      name: 'desk',
      apply: 'serve',
      configureServer(server) {
        server.middlewares.use((request, response, next) => serve(server, request, response, next));
      },
    },
  ];
}
