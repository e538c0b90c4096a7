import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildProject } from '../../scripts/copies/build.ts';
import { edit } from './codegen-copy.ts';
import { projectRoot } from './content-copy.ts';
import { copyProjectTo, parts } from './project-copy.ts';

/** The companies that the engine is tested on: a frozen copy of the first, with a few areas, and one of another country. */
export type Company = 'first' | 'second';

/** The content of a company, from the project's root. */
export const dataOf = (company: Company) => `tests/fixtures/companies/${company}/data`;

/** The project with a company's content, or another variant of it. Git ignores it. */
export const projectOf = (company: Company | 'development') => join(projectRoot, '.test-sites', company);

/** The built site of a company. */
export const siteOf = (company: Company) => join(projectOf(company), 'dist/client');

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'generated' && name !== 'company.json')
    .flatMap((name) => filesOf(join(path, name)));
}

/** What a build is made from, as one hash. */
function fingerprint(data: string): string {
  const hash = createHash('sha256');
  const sources = [...parts, data, 'package-lock.json'].map((part) => join(projectRoot, part));
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a build, unless its output was built from just these sources. A stale build would give silently wrong results. */
async function unlessBuilt(folder: string, data: string, build: () => Promise<void>, how = ''): Promise<void> {
  const stamp = join(folder, 'dist/built-from');
  const current = fingerprint(data) + how;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log(`Building the site of ${data} …`);
  await build();
  writeFileSync(stamp, current);
}

/** Builds the site of a company of the tests. */
export function buildCompany(company: Company): Promise<void> {
  const folder = projectOf(company);
  return unlessBuilt(folder, dataOf(company), async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    copyProjectTo(folder, { data: dataOf(company) });
    for (const script of ['codegen', 'pages', 'pictures'] as const) await buildProject(folder, { script });
  });
}

/** What is unlike in a site of the first company, from the name of its folder on. */
interface Variant {
  name: string;
  edits?: readonly (readonly [file: string, from: string, to: string])[];
  environment?: Readonly<Record<string, string>>;
}

/** Builds the first company's site otherwise, and returns the folder of that project. Git ignores it. */
export async function buildVariant(variant: Variant): Promise<string> {
  const { name, edits = [], environment = {} } = variant;
  const folder = join(projectRoot, '.test-sites', name);
  const build = async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    copyProjectTo(folder, { data: dataOf('first') });
    for (const change of edits) edit(folder, ...change);
    // The types are those of this site.
    for (const script of ['codegen', 'pages'] as const) await buildProject(folder, { script, environment });
  };
  await unlessBuilt(folder, dataOf('first'), build, JSON.stringify(variant));
  return folder;
}

/**
 * Copies the project with the first company, and what the codegen made of it, for a server of development. What that
 * keeps of packages stays from run to run; it holds for one folder alone.
 */
export function copyForDevelopment(): string {
  const copy = projectOf('development');
  const cache = join(copy, 'node_modules/.vite');
  const kept = `${copy}-cache`;
  if (existsSync(cache)) renameSync(cache, kept);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  copyProjectTo(copy, { data: dataOf('first') });
  for (const made of ['src/generated', 'supabase/functions/send-contact-email/company.json']) {
    cpSync(join(projectOf('first'), made), join(copy, made), { recursive: true });
  }
  if (existsSync(kept)) renameSync(kept, cache);
  return copy;
}

/** Builds the site of `data/`. */
export const buildLiveSite = () => unlessBuilt(projectRoot, 'data', () => buildProject(projectRoot));
