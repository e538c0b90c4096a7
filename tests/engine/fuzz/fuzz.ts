import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check } from '../../../scripts/checks/check-content.ts';
import type { Content } from '../../../scripts/content/content.ts';
import { formatProblem, type Problem } from '../../../scripts/content/problem.ts';
import { routesOf } from '../../../src/pages/routes.ts';
import { compileSchemas } from '../../../scripts/content/schema-check.ts';
import { withPictures } from '../../../scripts/build/read-page.ts';
import { pageFiles } from '../../support/page-files.ts';
import { pick, randomOf, type Random } from '../../../scripts/illustration/random.ts';
import { run } from '../../../scripts/run.ts';
import { renderPage } from '../../../src/render/render.tsx';
import { projectRoot, snapshot } from '../../support/content-copy.ts';
import { mutations } from './mutations.ts';
import { faultsOf } from '../../support/structure.ts';

/** The result of a mutation: pages, problems for the editor, or a fault of the generator. */
export interface Outcome {
  number: number;
  file: string;
  mutation: string;
  kind: 'pages' | 'problems' | 'fault';
  rules: string[];
  faults: string[];
  milliseconds: number;
}

/** A longer check counts as hanging, however slow the machine is. A longer message is too much for an editor. */
const most = { milliseconds: 30_000, characters: 4_000 };

/** After this many mutations, the whole codegen runs once, because only it writes files. */
const wholeRunEvery = 50;

const jargon =
  /instancePath|additionalProperties|must NOT|\bundefined\b|\[object|\bNaN\b|YAML cannot be read|\n {4}at |node_modules/;

/** Mutations of a file itself, not of its text. Each returns the paths to remove before the next mutation. */
const fileMutations: Readonly<Record<string, (root: string, file: string, random: Random) => string[]>> = {
  'another ending': (root, file, random) => {
    const name = file.replace(/\.\w+$/, pick(random, ['.yml', '.YAML', '', '.yaml.bak', '.txt', '.md', '.yaml~'])!);
    renameSync(join(root, file), join(root, name));
    return [name];
  },
  'another name': (root, file, random) => {
    const name = join(
      dirname(file),
      pick(random, [
        'Upper Case.yaml',
        'ünïcode.yaml',
        '404.yaml',
        'contact.yaml',
        '-.yaml',
        'x'.repeat(200) + '.yaml',
        'constructor.yaml',
        'index.yaml',
      ])!,
    );
    renameSync(join(root, file), join(root, name));
    return [name];
  },
  'a link': (root, file, random) => {
    rmSync(join(root, file));
    symlinkSync(
      pick(random, ['no-such-file', file.split('/').at(-1)!, '.', '/etc/hosts', '../site.yaml'])!,
      join(root, file),
    );
    return [file];
  },
  'a folder': (root, file) => {
    rmSync(join(root, file));
    mkdirSync(join(root, file));
    return [file];
  },
  'no file': (root, file) => {
    rmSync(join(root, file));
    return [];
  },
};

/**
 * The pages to render after a mutation: all pages but area pages; and if the file is an area, its page, otherwise a
 * random tenth of the area pages.
 */
function pagesOf(content: Content, known: ReadonlySet<string>, file: string, random: Random) {
  const isArea = new Map(routesOf(content).map(({ path, kind }) => [path, kind === 'area']));
  const own = /neighbourhoods\/(.*)\.yaml$/.exec(file)?.[1];
  return pageFiles(content)
    .map((page) => ({ page, path: page.path.replace(/^pages(\/index)?(.*)\.json$/, '$2') || '/' }))
    .filter(({ path }) => {
      if (isArea.get(path)) return own !== undefined && isArea.has(`/${own}`) ? path === `/${own}` : random() < 0.1;
      // The renderer has the routes of the original content, so a page with a new address (a renamed service) is
      // skipped.
      return known.has(path);
    })
    .map(({ page }) => withPictures(page.text));
}

/** What is wrong with the text of a problem for the editor. */
function faultsOfProblem(root: string, problem: Problem): string[] {
  const text = formatProblem(problem);
  const { file, line, col } = problem.place;
  const lines = textOf(join(root, file)).split('\n');
  const isThere = line >= 1 && col >= 1 && line <= lines.length && col <= lines[line - 1]!.length + 1;
  return [
    ...(jargon.test(text) ? [`has technical words: ${text}`] : []),
    ...(text.length > most.characters ? [`says too much: ${text.slice(0, 300)}`] : []),
    ...(isThere ? [] : [`points to ${file}:${line}:${col}, where nothing is`]),
  ];
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function faultsOfPages(
  content: Content,
  known: ReadonlySet<string>,
  file: string,
  random: Random,
): Promise<string[]> {
  const faults: string[] = [];
  for (const page of pagesOf(content, known, file, random)) {
    const html = await renderPage(page);
    faults.push(...faultsOf(html, page).map((fault) => `${page.path} ${fault}`));
  }
  return faults;
}

/**
 * Runs the whole codegen. With problems it must change nothing; without problems it must leave no half-written files.
 */
async function faultsOfWholeRun(root: string, expected: 0 | 1): Promise<string[]> {
  const generated = join(root, 'src/generated');
  const before = snapshot(generated);
  const { exitCode, text } = await run(root);
  const after = snapshot(generated);
  if (exitCode !== expected) return [`ends with ${exitCode}: ${text.slice(0, 600)}`];
  const isUntouched = JSON.stringify([...before]) === JSON.stringify([...after]);
  if (exitCode === 1 && !isUntouched) return ['has problems, and changed src/generated'];
  return readdirSync(join(root, 'src')).length > 1 ? ['leaves files half done'] : [];
}

/** Mutates one entry after another in a copy of the content, and checks the result of each mutation. */
export async function* fuzz(root: string, seed: string, count: number): AsyncGenerator<Outcome> {
  // Writes src/generated once, because a run with problems must leave it unchanged.
  await run(root);
  const data = join(root, 'data');
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => `data/${name.replaceAll('\\', '/')}`)
    .toSorted();
  const originals = new Map(files.map((file) => [file, readFileSync(join(root, file))]));
  const validatorOf = compileSchemas(projectRoot);
  const known = new Set(routesOf(check(root, {}, validatorOf).content).map(({ path }) => path));
  const kinds = [...Object.keys(mutations), ...Object.keys(fileMutations)];

  for (let number = 0; number < count; number += 1) {
    const random = randomOf(`${seed} ${number}`);
    const file = pick(random, files)!;
    const mutation = pick(random, kinds)!;
    const original = originals.get(file)!;
    const other = originals.get(pick(random, files)!)!.toString();
    const left = fileMutations[mutation]?.(root, file, random) ?? [];
    const change = mutations[mutation];
    if (change !== undefined) writeFileSync(join(root, file), change(original.toString(), random, other));

    const began = process.cpuUsage();
    let kind: Outcome['kind'] = 'fault';
    let rules: string[] = [];
    const faults: string[] = [];
    try {
      const { content, problems } = check(root, {}, validatorOf);
      kind = problems.length > 0 ? 'problems' : 'pages';
      rules = [...new Set(problems.map(({ rule }) => rule))];
      faults.push(...problems.flatMap((problem) => faultsOfProblem(root, problem)));
      if (kind === 'pages') faults.push(...(await faultsOfPages(content, known, file, random)));
    } catch (error) {
      faults.push(`throws ${error instanceof Error ? error.stack : String(error)}`);
    }
    const { user, system } = process.cpuUsage(began);
    const milliseconds = (user + system) / 1_000;
    if (milliseconds > most.milliseconds) faults.push(`takes ${milliseconds.toFixed(0)} ms`);
    if (kind !== 'fault' && number % wholeRunEvery === 0) {
      faults.push(...(await faultsOfWholeRun(root, kind === 'pages' ? 0 : 1)));
    }
    yield { number, file, mutation, kind: faults.length > 0 ? 'fault' : kind, rules, faults, milliseconds };

    for (const path of left) rmSync(join(root, path), { recursive: true, force: true });
    writeFileSync(join(root, file), original);
  }
}
