import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { siteServer } from '../../../scripts/local/server/site-server.ts';
import { assertionsOf, forms, pages, type Form } from './budgets.ts';
import { runLighthouse, withBrowser } from './look.ts';
import { missing, reportOf, worstOf } from './report.ts';

/** Where Lighthouse CI keeps its results. */
const folder = '.lighthouseci';
/** How often Lighthouse runs on each page. The median of the runs counts. */
const looks = 3;
/**
 * With `once`, each page is measured once. Only a page that then misses a budget is measured as often as a median
 * needs.
 */
const isBrief = process.argv.includes('once');
/** With `phone`, only the mobile form is measured, because an editor waits for the result. */
const wanted = process.argv.includes('phone') ? (['mobile'] as const) : forms;

/**
 * Runs Lighthouse `count` times on each page. Its own command would start again for each run, which takes as long as
 * the run.
 */
async function collect(form: Form, paths: readonly string[], count: number): Promise<void> {
  await withBrowser(async (port) => {
    for (const path of paths) {
      for (let index = 0; index < count; index += 1) {
        writeFileSync(`${folder}/lhr-${Date.now()}.json`, await runLighthouse(port, origin + path, form));
      }
    }
  });
}

/** Runs the assertions of Lighthouse CI on the collected results. Returns whether they pass, and the output. */
async function judge(form: Form): Promise<{ isGood: boolean; output: string }> {
  const config = `${folder}/${form}.json`;
  writeFileSync(
    config,
    JSON.stringify({ ci: { assert: { assertMatrix: pages.map((page) => assertionsOf(page, form)) } } }),
  );
  const child = spawn('node_modules/.bin/lhci', ['assert', `--config=${config}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { isGood: code === 0, output };
}

// Serves the site as the hosts do: with their headers, and compressed with Brotli (npm run compress).
const server = siteServer('dist/client');
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let isGood = true;
const worst: string[] = [];
for (const form of wanted) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await collect(
    form,
    pages.map(({ path }) => path),
    isBrief ? 1 : looks,
  );
  const inDoubt = isBrief ? missing(folder, form) : [];
  if (inDoubt.length > 0) await collect(form, inDoubt, looks - 1);
  console.log(`\n${reportOf(folder, form)}`);
  if (inDoubt.length > 0) console.log(`The median of ${looks}: ${inDoubt.join(', ')}`);
  worst.push(worstOf(folder, form));
  const verdict = await judge(form);
  if (!verdict.isGood) console.error(verdict.output);
  isGood &&= verdict.isGood;
}
server.close();
console.log(`\n${worst.join('\n')}`);
if (isGood) console.log('\nEvery page is within tests/content/lighthouse/budgets.yaml.');
else
  console.error(
    '\nMake the page lighter again, or raise its budget in tests/content/lighthouse/budgets.yaml with the reason.',
  );
// Lighthouse leaves timers behind; when they are done Node would end with 0, whatever exitCode says.
process.exit(isGood ? 0 : 1);
