import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium's flags for a machine without a desktop: no sandbox as root, no calls to the network of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function tryRun(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  console.log('No browser was found; installing one for the tests.');
  if (isRoot && tryRun('apt-get', ['update', '-qq']) && tryRun('apt-get', ['install', '-y', '-qq', 'chromium'])) return;
  tryRun('npx', ['playwright', 'install', 'chromium']);
}

function find(): string | undefined {
  const own = chromium.executablePath();
  return [process.env['CHROME_PATH'], existsSync(own) ? own : undefined, onPath()].find(
    (path) => path !== undefined && path !== '',
  );
}

/** The path of a Chromium: CHROME_PATH, Playwright's own, one on the PATH, or one that is installed now. */
export function findBrowser(): string {
  let path = find();
  if (path === undefined) {
    install();
    path = find();
  }
  if (path !== undefined) return path;
  throw new Error(`The tests need Chromium, and none was found or could be installed. Do one of these:
  - set CHROME_PATH to a Chromium or Chrome
  - npx playwright install chromium
  - install your system's package, for example: apt-get install chromium`);
}
