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
import { buildProject } from '../../scripts/codegen/project.ts';
import { edit } from './codegen-copy.ts';
import { projectRoot } from './content-copy.ts';
import { copyProjectTo, parts } from './project-copy.ts';

/**
 * The companies on which the engine is tested: a frozen copy of the first with a few areas, and one in another country.
 */
export type Company = 'first' | 'second';

/** The folder of a company's content, relative to the project's root. */
export const dataOf = (company: Company) => `tests/fixtures/companies/${company}/data`;

/** The folder of the project with a company's content, or of its copy for the development server. Git ignores it. */
export const projectOf = (company: Company | 'development') => join(projectRoot, '.test-sites', company);

/** The built site of a company. */
export const siteOf = (company: Company) => join(projectOf(company), 'dist/client');

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'generated' && name !== 'company.json')
    .flatMap((name) => filesOf(join(path, name)));
}

/** A hash of all files from which a site is built. */
function fingerprint(data: string): string {
  const hash = createHash('sha256');
  const sources = [...parts, data, 'package-lock.json'].map((part) => join(projectRoot, part));
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Runs a build, unless its output was built from exactly these sources. A stale build would silently give wrong
 * results.
 */
async function unlessBuilt(folder: string, data: string, build: () => Promise<void>, how = ''): Promise<void> {
  const stamp = join(folder, 'dist/built-from');
  const current = fingerprint(data) + how;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log(`Building the site of ${data} …`);
  await build();
  writeFileSync(stamp, current);
}

/** Copies the project with the content of a company into a new folder, in the place of an old one. */
function copyCompany(company: Company, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyProjectTo(folder, { data: dataOf(company) });
}

/** Builds the site of a company of the tests. */
export function buildCompany(company: Company): Promise<void> {
  const folder = projectOf(company);
  return unlessBuilt(folder, dataOf(company), async () => {
    copyCompany(company, folder);
    const environment = { GITHUB_REPOSITORY: 'kapas/site' };
    await buildProject(folder, { also: ['--desk', '--pictures'], environment });
  });
}

/** What differs in a variant of the first company's site. `name` is also the name of its folder. */
interface Variant {
  name: string;
  edits?: readonly (readonly [file: string, from: string, to: string])[];
  environment?: Readonly<Record<string, string>>;
}

/** Builds a variant of the first company's site. Returns the folder of its project, which git ignores. */
export async function buildVariant(variant: Variant): Promise<string> {
  const { name, edits = [], environment = {} } = variant;
  const folder = join(projectRoot, '.test-sites', name);
  const build = async () => {
    copyCompany('first', folder);
    for (const change of edits) edit(folder, ...change);
    await buildProject(folder, { also: [], environment });
  };
  await unlessBuilt(folder, dataOf('first'), build, JSON.stringify(variant));
  return folder;
}

/**
 * Copies the project with the first company and the output of its codegen, for a development server. Vite's cache is
 * kept from run to run, in the same folder, because it is valid only there.
 */
export function copyForDevelopment(): string {
  const copy = projectOf('development');
  const cache = join(copy, 'node_modules/.vite');
  const kept = `${copy}-cache`;
  if (existsSync(cache)) renameSync(cache, kept);
  copyCompany('first', copy);
  for (const made of ['src/generated', 'supabase/functions/send-contact-email/company.json']) {
    cpSync(join(projectOf('first'), made), join(copy, made), { recursive: true });
  }
  if (existsSync(kept)) renameSync(kept, cache);
  return copy;
}

/** Builds the site of `data/`. */
export const buildLiveSite = () =>
  unlessBuilt(projectRoot, 'data', () => buildProject(projectRoot, { also: ['--pictures'] }));
