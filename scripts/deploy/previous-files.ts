import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The list of a build's files with a hash in their names, one on each line. It is published with the pages. */
export const listName = 'deployed-files.txt';

const timeoutMs = 20_000;

interface Kept {
  kept: string[];
  /** The files that could not be fetched, with the reasons. */
  lost: { file: string; reason: string }[];
  /** Why no files were fetched: the first deploy, or a site that cannot be reached. */
  skipped?: string;
}

/** The build's own hashed files. The list is made once, before files of the previous deploy are added. */
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

/** Only paths of hashed files are allowed, because the list comes from the network. */
const isAsset = (file: string) => /^assets(\/[\w-][\w.-]*)+$/.test(file);

const get = (address: URL) =>
  fetch(address, { headers: { 'Cache-Control': 'no-cache' }, signal: AbortSignal.timeout(timeoutMs) });

const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

async function previousList(site: string): Promise<string[] | string> {
  const address = new URL(`/${listName}`, site);
  // A cache between this process and the site may have an older list.
  address.searchParams.set('at', String(Date.now()));
  try {
    const response = await get(address);
    if (!response.ok) return `${address.origin} has no ${listName} (${response.status})`;
    const files = (await response.text()).split('\n').filter(Boolean);
    if (!files.every(isAsset)) return `${listName} of ${address.origin} is not a valid list of files`;
    return files;
  } catch (error) {
    return `${address.origin} cannot be reached (${reasonOf(error)})`;
  }
}

async function fetchFile(site: string, file: string): Promise<Buffer> {
  const response = await get(new URL(`/${file}`, site));
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
  // Some hosts answer unknown addresses with a page.
  if (response.headers.get('Content-Type')?.startsWith('text/html')) throw new Error('the site answered with a page');
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Adds the hashed files of the live site to a new build, so that pages that are open during the deploy still find their
 * files. Only the own files of the previous build are added, not those that it kept from its predecessor, so the number
 * does not grow.
 */
export async function keepPreviousFiles(folder: string, site: string): Promise<Kept> {
  const own = new Set(ownFiles(folder));
  const previous = await previousList(site);
  const result: Kept = { kept: [], lost: [] };
  if (typeof previous === 'string') return { ...result, skipped: previous };
  const wanted = previous.filter((file) => !own.has(file) && !existsSync(join(folder, file)));
  for (const file of wanted) {
    try {
      const bytes = await fetchFile(site, file);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), bytes);
      result.kept.push(file);
    } catch (error) {
      result.lost.push({ file, reason: reasonOf(error) });
    }
  }
  return result;
}
