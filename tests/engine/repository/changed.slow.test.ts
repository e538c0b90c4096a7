import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { cpSync, mkdirSync, readFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commitAll, gitIn } from '../../support/git.ts';
import { listen } from '../../support/listen.ts';

const root = mkdtempSync(join(realpathSync(tmpdir()), 'changed-'));
cpSync('.ci', join(root, '.ci'), { recursive: true });
/** What the live site says it is made from. */
let live: string | undefined;
const server = createServer((_, answer) => void answer.writeHead(live === undefined ? 404 : 200).end(live));
const run = async (script: string, ...args: readonly string[]) =>
  (await promisify(execFile)(join(root, '.ci', script), args, { cwd: root })).stdout.trim();
const engine = ['.', ':(exclude)data'];
const changed = (base: string, paths: readonly string[] = engine) => run('changed', 'engine', base, ...paths);

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

const company = 'supabase/functions/send-contact-email/company.json';
beforeAll(async () => {
  write('data/site.yaml', `brand: One\nurl: "${await listen(server)}" # the domain\n`);
  write('src/page.ts', '1\n');
  write('.gitignore', 'dist\ncompany.json\n');
  commitAll(root);
});
beforeEach(() => {
  live = undefined;
  gitIn(root)('checkout', '--quiet', '-B', 'work', 'main');
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

test('a change of data/ alone is not a change of the engine; any other is, also together with data/', async () => {
  write('data/brand.yaml', 'brand: Two\n');
  commitAll(root);
  expect([await changed('main'), await changed('main', ['data'])]).toEqual(['engine=false', 'engine=true']);
  // If the base commit is unknown, everything counts as changed.
  for (const base of ['', 'no-such-commit']) expect(await changed(base)).toBe('engine=true');
  write('src/page.ts', '2\n');
  commitAll(root);
  expect(await changed('main')).toBe('engine=true');
});

const head = () => gitIn(root)('rev-parse', 'HEAD').trim();
const hash = 'f'.repeat(64);

test('without a base, the commit of the live site is it: a change that was never published counts until it is', async () => {
  live = `${head()} ${hash}\n`;
  write('src/page.ts', '3\n');
  commitAll(root);
  write('data/words.yaml', 'hint: Type\n');
  commitAll(root);
  expect(await changed('')).toBe('engine=true');
  expect(await changed('HEAD~1')).toBe('engine=false');
  live = `${gitIn(root)('rev-parse', 'HEAD~1').trim()} ${hash}\n`;
  expect(await changed('')).toBe('engine=false');
  for (live of ['<!doctype html>', `--help ${hash}`, hash, `${head()}`, undefined])
    expect.soft(await changed(''), live).toBe('engine=true');
});

test('a build says what it is made from, and whether the function reads other facts than the live one', async () => {
  mkdirSync(join(root, 'dist/client'), { recursive: true });
  write(company, '{"brand":"Kapas"}');
  const own = `${head()} ${createHash('sha256').update('{"brand":"Kapas"}').digest('hex')}\n`;
  expect(await run('mark')).toBe('company=true');
  expect(readFileSync(join(root, 'dist/client/deployed.txt'), 'utf8')).toBe(own);
  live = own;
  expect(await run('mark')).toBe('company=false');
  write(company, '{"brand":"Sapu"}');
  expect(await run('mark')).toBe('company=true');
});
