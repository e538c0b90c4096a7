// Publishes dist/client on Cloudflare Pages: node scripts/deploy/site.mjs. Plain JavaScript, because the job that has the token
// installs only the publishing tool.
import { execFileSync, spawnSync } from 'node:child_process';

const { PAGES_PROJECT, COMMIT } = process.env;
if (!PAGES_PROJECT) {
  console.error(
    'PAGES_PROJECT is missing: the name of the project on Cloudflare Pages. docs/operating.md lists the settings.',
  );
  process.exit(1);
}
const wrangler = '.github/deploy/node_modules/wrangler/bin/wrangler.js';
const commit = COMMIT || execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
// Cloudflare limits the message to 384 bytes, which the subject of a commit may exceed.
const deploy = ['pages', 'deploy', 'dist/client', '--project-name', PAGES_PROJECT, '--branch', 'main'];
deploy.push('--commit-message', commit);
const { status } = spawnSync(process.execPath, [wrangler, ...deploy], {
  stdio: 'inherit',
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
});
process.exitCode = status ?? 1;
