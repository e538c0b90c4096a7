import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { git } from '#content/history/git.ts';
import { encodingOf } from '#content/pictures.ts';
import { hashOf } from '../../../codegen/emit/frames.ts';
import { deskBody, failureScript, icon, pageHtml } from '../../frame/document.ts';
import { filesOf } from '../files.ts';
import { nodeStandIns } from '../node-stand-ins.ts';
import type { Built } from './newest.ts';

const scripts = 'assets/desk';

/** One address for all modules, whose files are in memory; fonts and pictures in styles, as the preview cannot load any. */
const inMemory = (root: string): Plugin => ({
  name: 'in-memory',
  enforce: 'pre',
  transform: (code) =>
    code
      .replaceAll('import.meta.url', '"file:///"')
      .replaceAll(
        /url\(\/(assets\/(?:fonts|art)\/[\w.-]+)\)/g,
        (_, path: string) =>
          `url(data:${path.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2'};base64,${readFileSync(join(root, 'src/generated/public', path), 'base64')})`,
      ),
});

/** Bundles the scripts of the desk and of its preview. */
export async function bundleDesk(root: string) {
  const plugins = [nodeStandIns(), inMemory(root)];
  const result = await build({
    root,
    configFile: false,
    // Errors only: packages that were written for other bundlers cause warnings.
    logLevel: 'error',
    publicDir: false,
    plugins,
    worker: { format: 'es', plugins: () => plugins },
    build: {
      write: false,
      assetsDir: scripts,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          desk: join(root, 'scripts/desk/host/static/main.tsx'),
          page: join(root, 'scripts/desk/page/page.tsx'),
        },
      },
    },
  });
  return [result].flat().flatMap((each) => ('output' in each ? each.output : []));
}

/** The hash by which git and GitHub know the content of a file. */
function gitHash(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** What the desk begins with: the files of this build, and from which repository and commit they are. */
function builtFrom(root: string): Built {
  const files = filesOf(root);
  const data = Object.entries(files).filter(([file]) => file.startsWith('data/'));
  const hashes = Object.fromEntries(data.map(([file, text]) => [file, gitHash(Buffer.from(text, encodingOf(file)))]));
  const origin = git(root, ['remote', 'get-url', 'origin']) ?? '';
  const [, found = ''] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(origin) ?? [];
  return {
    files,
    hashes,
    repository: process.env['GITHUB_REPOSITORY'] || found,
    commit: git(root, ['rev-parse', 'HEAD']) ?? '',
  };
}

/** Nothing but what follows is allowed. */
const nothing = `default-src 'none'; form-action 'none'; base-uri 'none'`;

/** The desk may ask GitHub alone, and the preview nobody. Only the worker evaluates code: the checks compile the schemas. */
const headers = `/desk
  ! Content-Security-Policy
  Content-Security-Policy: ${nothing}; script-src 'self' ${hashOf(failureScript)}; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src data:; frame-src 'self'; connect-src https://api.github.com; frame-ancestors 'none'
  ! Cache-Control
  Cache-Control: no-cache
  X-Robots-Tag: noindex
/frames/desk
  ! Content-Security-Policy
  Content-Security-Policy: ${nothing}; script-src 'self'; style-src 'unsafe-inline'; img-src data:; font-src data:; connect-src data:; frame-ancestors 'self'; sandbox allow-scripts allow-forms
  ! Cache-Control
  Cache-Control: no-cache
  X-Robots-Tag: noindex
/${scripts}/*
  ! Content-Security-Policy
  Content-Security-Policy: ${nothing}; script-src 'self' 'unsafe-eval'
  ! Cross-Origin-Resource-Policy
  Access-Control-Allow-Origin: *
`;

const script = (path: string) => `<script type="module" src="${path}"></script>`;

/** Adds the bundled desk to the built site, at an address that no page links to. */
export function addDesk(root: string, outputs: Awaited<ReturnType<typeof bundleDesk>>): void {
  const client = join(root, 'dist/client');
  mkdirSync(join(client, scripts), { recursive: true });
  for (const file of outputs) writeFileSync(join(client, file.fileName), 'code' in file ? file.code : file.source);
  const address = (start: string) =>
    `/${outputs.find((file) => file.fileName.startsWith(`${scripts}/${start}-`))!.fileName}`;
  const [desk, page, style] = [address('desk'), address('page'), address('style')];
  const built = JSON.stringify(builtFrom(root)).replaceAll('<', String.raw`\u003c`);
  const body = `${deskBody}\n<script type="application/json" id="built">${built}</script>\n${script(desk)}`;
  writeFileSync(join(client, 'desk.html'), pageHtml('Desk', `${icon}<link rel="stylesheet" href="${style}">`, body));
  writeFileSync(join(client, 'frames/desk.html'), pageHtml('The page', '', script(page)));
  const rules = join(client, '_headers');
  const others = readFileSync(rules, 'utf8');
  // It is a link to the generated file, which stays as it is.
  rmSync(rules);
  writeFileSync(rules, others + headers);
}
