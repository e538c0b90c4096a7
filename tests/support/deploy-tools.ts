import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Installs the tools for deployment from their own lockfile, once for each version of it. Returns their folder. */
export function installTools(): string {
  const files = ['package.json', 'package-lock.json', '.npmrc'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(`.github/deploy/${file}`));
  const place = resolve('node_modules/.cache/deploy-tools', hash.digest('hex').slice(0, 16));
  if (!existsSync(join(place, 'node_modules/.bin/wrangler'))) {
    for (const file of files) cpSync(`.github/deploy/${file}`, join(place, '.github/deploy', file));
    execFileSync('npm', ['ci', '--prefix', '.github/deploy', '--ignore-scripts'], { cwd: place, stdio: 'pipe' });
  }
  return join(place, '.github/deploy/node_modules');
}
