import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { siteServer } from '../../scripts/serve/site-server.ts';
import { browserArguments, findBrowser } from '../support/browser.ts';
import { assertionsOf, budgets, forms, type Form } from './budgets.ts';
import { missing, reportOf, worstOf } from './report.ts';

/** Where Lighthouse CI keeps its results. */
const folder = '.lighthouseci';
/** The median of so many looks at a page is what counts. */
const looks = 3;
/** Each page once, and as often as it takes for a median where that misses a budget. */
const isBrief = process.argv[2] === 'briefly';

function configOf(form: Form, paths: readonly string[], numberOfRuns: number) {
  return {
    ci: {
      collect: {
        url: paths.map((path) => origin + path),
        numberOfRuns,
        chromePath: findBrowser('with windows'),
        settings: {
          // Nobody looks at the pictures.
          disableFullPageScreenshot: true,
          chromeFlags: ['--headless=new', ...browserArguments].join(' '),
          ...(form === 'desktop' && { preset: 'desktop' }),
        },
      },
      assert: { assertions: assertionsOf(form) },
    },
  };
}

/** Runs a command of Lighthouse CI; whether it found nothing to complain of, and what it said. */
async function lhci(...args: string[]): Promise<{ isGood: boolean; output: string }> {
  const child = spawn('node_modules/.bin/lhci', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { isGood: code === 0, output };
}

/** Looks at pages so often, besides what is known of them if there is something. */
async function collect(form: Form, paths: readonly string[], count: number, isMore = false): Promise<void> {
  const config = `${folder}/${form}.json`;
  writeFileSync(config, JSON.stringify(configOf(form, paths, count)));
  const { isGood, output } = await lhci('collect', `--config=${config}`, ...(isMore ? ['--additive'] : []));
  if (!isGood) throw new Error(`Lighthouse could not look at the pages:\n${output}`);
}

// As the hosts send it: with their headers, and in brotli (npm run compress).
const server = siteServer('dist/client');
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
mkdirSync(folder, { recursive: true });
let isGood = true;
const worst: string[] = [];
for (const form of forms) {
  await collect(form, Object.values(budgets.pages), isBrief ? 1 : looks);
  const inDoubt = isBrief ? missing(folder, form) : [];
  if (inDoubt.length > 0) await collect(form, inDoubt, looks - 1, true);
  console.log(`\n${reportOf(folder, form)}`);
  if (inDoubt.length > 0) console.log(`The median of ${looks}: ${inDoubt.join(', ')}`);
  worst.push(worstOf(folder, form));
  const verdict = await lhci('assert', `--config=${folder}/${form}.json`);
  if (!verdict.isGood) console.error(verdict.output);
  isGood &&= verdict.isGood;
}
server.close();
console.log(`\n${worst.join('\n')}`);
if (isGood) console.log('\nEvery page is within tests/lighthouse/budgets.yaml.');
else
  console.error('\nMake the page lighter again, or raise its budget in tests/lighthouse/budgets.yaml with the reason.');
process.exitCode = isGood ? 0 : 1;
