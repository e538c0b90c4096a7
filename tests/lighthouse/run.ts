import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { siteServer } from '../../scripts/serve/site-server.ts';
import { browserArguments, findBrowser } from '../support/browser.ts';
import { assertionsOf, budgets, forms, type Form } from './budgets.ts';
import { reportOf, worstOf } from './report.ts';

/** Where Lighthouse CI keeps its results. */
const folder = '.lighthouseci';
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);

function configOf(form: Form, origin: string) {
  return {
    ci: {
      collect: {
        url: Object.values(budgets.pages).map((path) => origin + path),
        numberOfRuns: runs,
        chromePath: findBrowser(),
        settings: {
          chromeFlags: ['--headless=new', ...browserArguments].join(' '),
          ...(form === 'desktop' && { preset: 'desktop' }),
        },
      },
      assert: { assertions: assertionsOf(form) },
    },
  };
}

/** Runs a command of Lighthouse CI; whether it found nothing to complain of. What collecting says is shown if it fails. */
async function lhci(command: 'collect' | 'assert', config: string): Promise<boolean> {
  const stdio = ['ignore', command === 'assert' ? 'inherit' : 'pipe', 'inherit'] as const;
  const child = spawn('node_modules/.bin/lhci', [command, `--config=${config}`], { stdio: [...stdio] });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0 && command === 'collect') throw new Error(`Lighthouse could not look at the pages:\n${output}`);
  return code === 0;
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
  const config = `${folder}/${form}.json`;
  writeFileSync(config, JSON.stringify(configOf(form, origin)));
  await lhci('collect', config);
  console.log(`\n${reportOf(folder, form)}`);
  worst.push(worstOf(folder, form));
  isGood = (await lhci('assert', config)) && isGood;
}
server.close();
console.log(`\n${worst.join('\n')}`);
if (isGood) console.log('\nEvery page is within tests/lighthouse/budgets.yaml.');
else
  console.error('\nMake the page lighter again, or raise its budget in tests/lighthouse/budgets.yaml with the reason.');
process.exitCode = isGood ? 0 : 1;
