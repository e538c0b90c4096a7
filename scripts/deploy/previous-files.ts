import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { count } from '#content/problem.ts';

/** The list of a build's own files with a hash in their names, one on each line. It is published with the pages. */
export const listName = 'deployed-files.txt';

async function fetchLive(site: string, file: string): Promise<Buffer> {
  // A cache between this process and the site may have an older list.
  const address = new URL(`/${file}?at=${Date.now()}`, site);
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  // Some hosts answer unknown addresses with a page.
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html'))
    throw new Error(`it answers ${response.status} without this file`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Adds the hashed files of the live site to a new build, so that pages that are open during the deploy still find their
 * files. Only the live build's own files are added, not those that it kept itself, so their number does not grow. Returns
 * what is kept, and what is not and why: that never stops a deploy.
 */
export async function keepPreviousFiles(folder: string, site: string): Promise<string> {
  const list = join(folder, listName);
  // Made once, before files of the live site are added.
  if (!existsSync(list)) {
    const own = readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true }).filter((it) =>
      it.isFile(),
    );
    const paths = own.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
    writeFileSync(list, paths.toSorted().join('\n'));
  }
  const lost: string[] = [];
  const get = (file: string) =>
    fetchLive(site, file).catch((error: Error) => void lost.push(`${file} of ${site} is not kept: ${error.message}.`));
  const live = String((await get(listName)) ?? '').split('\n');
  // Only paths of hashed files, because the list comes from the network.
  const wanted = live.filter((file) => /^assets(\/[\w-][\w.-]*)+$/.test(file) && !existsSync(join(folder, file)));
  for (const file of wanted) {
    const bytes = await get(file);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (bytes) writeFileSync(join(folder, file), bytes);
  }
  const kept = wanted.filter((file) => existsSync(join(folder, file))).length;
  return [...lost, `${count(kept, 'file')} of the live site kept for open pages.`].join('\n');
}
