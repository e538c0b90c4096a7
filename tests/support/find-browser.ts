import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { npm } from '../../scripts/codegen/project.ts';

/** Headless builds of Chromium, which have no windows, open a page in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const full = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Flags for a machine without a desktop: no sandbox as root, no network requests of its own, font rendering as on
 * screens.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

function onPath(wanted: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function tryRun(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** Tries to install a package of the system. Only root may do so. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`${name} was not found; installing it.`);
  if (tryRun('apt-get', ['update', '-qq'])) tryRun('apt-get', ['install', '-y', '-qq', name]);
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The path of a Chromium: CHROME_PATH, Playwright's own, one on the PATH, or one that is installed now. */
export function findBrowser(): string {
  const given = process.env['CHROME_PATH'] || playwrightsOwn() || onPath(shells);
  if (given) return given;
  installPackage(shells[0]!);
  const found = onPath([...shells, ...full]);
  if (found) return found;
  tryRun(...npm('exec', '--', 'playwright', 'install', 'chromium'));
  const own = playwrightsOwn();
  if (own) return own;
  throw new Error(`Chromium is needed, and none was found or could be installed. Do one of these:
  - set CHROME_PATH to a Chromium or Chrome
  - npx playwright install chromium
  - install your system's package, for example: apt-get install chromium-headless-shell`);
}
