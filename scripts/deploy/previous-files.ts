import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The files that a build made under names with a hash, one a line. It is published beside the pages. */
export const listName = 'deployed-files.txt';

const atOnce = 8;
const timeoutMs = 20_000;
/** More is no list of this project's. Cloudflare Pages takes 20,000 files in all. */
const mostFiles = 8_000;
const mostBytes = 25 * 1024 * 1024;

interface Kept {
  kept: string[];
  /** What could not be fetched, and why. */
  lost: { file: string; reason: string }[];
  /** Why nothing was looked for: the first deploy, or a site that cannot be reached. */
  skipped?: string;
}

/** The build's own hashed files. The list itself is made once, so that what is carried along is never taken for its own. */
function ownFiles(folder: string): string[] {
  const list = join(folder, listName);
  if (existsSync(list)) return readFileSync(list, 'utf8').split('\n').filter(Boolean);
  const own = readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .toSorted();
  writeFileSync(list, own.map((file) => `${file}\n`).join(''));
  return own;
}

/** A path of hashed files and nothing that could lead elsewhere: the list comes from the network. */
const isAsset = (file: string) => /^assets(\/[\w-][\w.-]*)+$/.test(file);

const get = (address: URL) =>
  fetch(address, { headers: { 'Cache-Control': 'no-cache' }, signal: AbortSignal.timeout(timeoutMs) });

const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

async function previousList(site: string): Promise<string[] | string> {
  const address = new URL(`/${listName}`, site);
  // A cache between here and the host may have an older list.
  address.searchParams.set('at', String(Date.now()));
  try {
    const response = await get(address);
    if (!response.ok) return `${address.origin} has no ${listName} (${response.status})`;
    const files = (await response.text()).split('\n').filter(Boolean);
    if (files.length > mostFiles || !files.every(isAsset))
      return `${listName} of ${address.origin} is no list of files`;
    return files;
  } catch (error) {
    return `${address.origin} cannot be reached (${reasonOf(error)})`;
  }
}

async function fetchFile(site: string, file: string): Promise<Buffer> {
  const response = await get(new URL(`/${file}`, site));
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
  // Some hosts answer an address that they do not have with a page.
  if (response.headers.get('Content-Type')?.startsWith('text/html')) throw new Error('the site answered with a page');
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > mostBytes) throw new Error(`it has ${bytes.length} bytes`);
  return bytes;
}

/**
 * Puts the hashed files of the site as it is live beside those of a new build, so that a page that is open while the new
 * one is published still finds its own. Only what that deploy's own build made is taken, so this does not grow.
 */
export async function keepPreviousFiles(folder: string, site: string): Promise<Kept> {
  const own = new Set(ownFiles(folder));
  const previous = await previousList(site);
  const result: Kept = { kept: [], lost: [] };
  if (typeof previous === 'string') return { ...result, skipped: previous };
  const wanted = previous.filter((file) => !own.has(file) && !existsSync(join(folder, file)));
  const work = async () => {
    for (let file = wanted.shift(); file !== undefined; file = wanted.shift()) {
      try {
        const bytes = await fetchFile(site, file);
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), bytes);
        result.kept.push(file);
      } catch (error) {
        result.lost.push({ file, reason: reasonOf(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}
