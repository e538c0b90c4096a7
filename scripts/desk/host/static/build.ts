import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { deskBody, documentOf } from '../../frame/document.ts';
import { filesOf } from '../files.ts';
import { nodeStandIns } from '../node-stand-ins.ts';
import type { Repository } from './repository.ts';

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Gives modules an address, which an inline script has not. With it, they find files that the desk has in memory. */
const addresses: Plugin = {
  name: 'addresses',
  enforce: 'pre',
  transform: (code) => code.replaceAll('import.meta.url', '"file:///"'),
};

/** Bundles a script with everything that it imports. */
async function bundle(root: string, input: string): Promise<{ script: string; styles: string }> {
  const config: InlineConfig = {
    root,
    configFile: false,
    // Errors only: packages that were written for other bundlers cause warnings.
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    plugins: [nodeStandIns(), addresses],
    worker: { format: 'iife', plugins: () => [nodeStandIns(), addresses] },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: join(root, input), output: { format: 'iife', codeSplitting: false } },
    },
  };
  const result = await build(config);
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const styles = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  const scripts = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  if (scripts.length !== 1) throw new Error(`${input} became ${scripts.length} scripts rather than one.`);
  return { script: scripts[0]!, styles: styles.join('\n') };
}

/**
 * Replaces the addresses of fonts and pictures by data: URLs, because the desk is one file without a site. The scripts
 * contain the styles of the page, or the rules of the fonts, as text.
 */
function withFiles(root: string, text: string): string {
  return text.replaceAll(/url\(\/([\w./-]+\.(\w+))\)/g, (whole, path: string, extension: string) => {
    const file = ['src/generated/public', 'public']
      .map((folder) => join(root, folder, path))
      .find((each) => existsSync(each));
    const type = types[extension];
    if (file === undefined || type === undefined) return whole;
    return `url(data:${type};base64,${readFileSync(file).toString('base64')})`;
  });
}

/** Escapes a script for a document: the end of the element and the beginning of a comment. */
const inElement = (script: string) =>
  script.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`<\!--`);

/**
 * The policy of the desk, its frame and its worker: the scripts of these documents and no others, and requests to GitHub
 * alone. `unsafe-eval`, because the checks compile the schemas.
 */
function policyFor(...documents: string[]): string {
  const scripts = documents.flatMap((text) =>
    [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!),
  );
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return `default-src 'none'; script-src 'unsafe-eval' ${hashes.join(' ')}; worker-src blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; connect-src https://api.github.com data:; form-action 'none'; base-uri 'none'`;
}

/** Builds the desk of the content in `root` as one HTML file. Returns its path and its size in bytes. */
export async function buildDesk(
  root: string,
  folder: string,
  repository: Repository,
): Promise<{ file: string; bytes: number }> {
  process.env['NODE_ENV'] = 'production';
  const [desk, page] = [
    await bundle(root, 'scripts/desk/host/static/main.tsx'),
    await bundle(root, 'scripts/desk/page/page.tsx'),
  ];
  const frame = documentOf('The page', '', `<script>${inElement(withFiles(root, page.script))}</script>`);
  const built = JSON.stringify({ files: filesOf(root), page: frame, repository }).replaceAll('<', String.raw`\u003c`);
  const body = `${deskBody}
<script type="application/json" id="built">${built}</script>
<script>${inElement(withFiles(root, desk.script))}</script>`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(body, frame)}">`;
  const html = documentOf('Desk', `${policy}<style>${desk.styles}</style>`, body);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  writeFileSync(file, html);
  return { file, bytes: Buffer.byteLength(html) };
}
