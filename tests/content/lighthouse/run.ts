import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { siteServer } from '../../../scripts/local/server/site-server.ts';
import { assertionsOf, devices, pages, type Device } from './budgets.ts';
import { missing, reportOf } from './report.ts';

/** Lighthouse CI reads the results from the folder `.lighthouseci` of its working directory, so each device has its own. */
const directoryOf = (device: Device) => `test-results/lighthouse/${device}`;
const folderOf = (device: Device) => `${directoryOf(device)}/.lighthouseci`;
const lighthouseCi = fileURLToPath(new URL('../../../node_modules/.bin/lhci', import.meta.url));
const lookAt = fileURLToPath(new URL('look-at.ts', import.meta.url));
/** How often Lighthouse runs on each page. The median of the runs counts. */
const looks = 3;
/**
 * With `once`, each page is measured once. Only a page that then misses a budget is measured as often as a median
 * needs.
 */
const isBrief = process.argv.includes('once');
/** With `phone`, only the mobile device is measured, because an editor waits for the result. */
const wanted = process.argv.includes('phone') ? (['mobile'] as const) : devices;

/**
 * How many pages are measured at the same time with `once`: of each device one, or two of the only device. Waiting takes
 * most of the time of a run. A page that misses a budget, perhaps only because of the other one, is measured again alone.
 */
const atOnce = 2 / wanted.length;

/** Runs Lighthouse on each path of the list, in as many processes as given. */
async function collect(device: Device, paths: readonly string[], processes: number): Promise<void> {
  const shares = Array.from({ length: processes }, (_, share) =>
    paths.filter((_, index) => index % processes === share).map((path) => origin + path),
  );
  const codes = shares.map(async (urls) => {
    const [code] = (await once(fork(lookAt, [device, folderOf(device), ...urls]), 'exit')) as [number | null];
    return code;
  });
  if ((await Promise.all(codes)).some((code) => code !== 0)) throw new Error('Lighthouse failed; its error is above.');
}

const times = (count: number, paths: readonly string[]) => paths.flatMap((path) => Array<string>(count).fill(path));

/** Runs the assertions of Lighthouse CI on the collected results. Returns whether they pass, and the output. */
async function judge(device: Device): Promise<{ isGood: boolean; output: string }> {
  writeFileSync(
    `${directoryOf(device)}/config.json`,
    JSON.stringify({ ci: { assert: { assertMatrix: pages.map((page) => assertionsOf(page, device)) } } }),
  );
  const child = spawn(lighthouseCi, ['assert', '--config=config.json'], {
    cwd: directoryOf(device),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { isGood: code === 0, output };
}

// Serves the site as the hosts do: with their headers, and compressed with Brotli (scripts/compress.ts).
const server = siteServer('dist/client');
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let isGood = true;
const paths = pages.map(({ path }) => path);
for (const device of wanted) {
  rmSync(directoryOf(device), { recursive: true, force: true });
  mkdirSync(folderOf(device), { recursive: true });
}
if (isBrief) await Promise.all(wanted.map((device) => collect(device, paths, atOnce)));
for (const device of wanted) {
  const folder = folderOf(device);
  if (!isBrief) await collect(device, times(looks, paths), 1);
  const inDoubt = isBrief ? missing(folder, device) : [];
  if (inDoubt.length > 0) await collect(device, times(looks - 1, inDoubt), 1);
  console.log(`\n${reportOf(folder, device)}`);
  if (inDoubt.length > 0) console.log(`The median of ${looks}: ${inDoubt.join(', ')}`);
  const verdict = await judge(device);
  if (!verdict.isGood) console.error(verdict.output);
  // Lighthouse CI passes if it finds no results, so the report has to agree.
  isGood &&= verdict.isGood && missing(folder, device).length === 0;
}
server.close();
if (isGood) console.log('\nEvery page is within tests/content/lighthouse/budgets.yaml.');
else
  console.error(
    '\nMake the page lighter again, or raise its budget in tests/content/lighthouse/budgets.yaml with the reason.',
  );
process.exitCode = isGood ? 0 : 1;
