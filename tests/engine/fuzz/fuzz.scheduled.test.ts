import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import type { Content } from '../../../src/content/content.ts';
import { readSource } from '../../../src/content/load.ts';
import { formatProblem, type Problem } from '../../../src/content/problem.ts';
import { pick, randomOf, type Random } from '../../../src/drawings/random.ts';
import { run } from '../../../scripts/build/run.ts';
import { routesOf } from '../../../src/pages/routes.ts';
import type { PageData } from '../../../src/pages/kinds.ts';
import { renderPage } from '../../../src/render/render.tsx';
import { copyContent } from '../../support/content-copy.ts';
import { edited, printedProblems } from '../../support/fix.ts';
import { pageFiles } from '../../support/page-files.ts';
import { faultsOf } from '../../support/structure.ts';
import { mutations } from './mutations.ts';

// A scheduled run always uses the same mutations. `npx vitest run -c tests/vitest.config.ts --mode long fuzz` uses 5,000 new ones, and FUZZ_SEED repeats a run.
const { FUZZ_COUNT, FUZZ_SEED } = process.env;
const seed = FUZZ_SEED ?? (FUZZ_COUNT === undefined ? 'block 20' : String(Date.now()));
const count = Number(FUZZ_COUNT ?? 100);
const countOfFixes = Number(FUZZ_COUNT ?? 1500);

const root = copyContent();
afterAll(() => rmSync(root, { recursive: true }));
const files = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yaml|md)$/.test(name))
  .map((name) => `data/${name}`)
  .toSorted();
const originals = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const textOf = (file: string) => originals.get(file)!;

/** A longer check counts as hanging, however slow the machine is. A longer message is too much for an editor. */
const most = { milliseconds: 30_000, characters: 4_000 };

const jargon =
  /instancePath|additionalProperties|must NOT|\bundefined\b|\[object|\bNaN\b|YAML cannot be read|\n {4}at |node_modules/;

/**
 * The pages to render after a mutation: all pages but area pages; and if the file is an area, its page, otherwise a
 * random tenth of the area pages.
 */
function pagesOf(content: Content, known: ReadonlySet<string>, file: string, random: Random) {
  const isArea = new Map(routesOf(content).map(({ path, kind }) => [path, kind === 'area']));
  const own = /neighbourhoods\/(.*)\.yaml$/.exec(file)?.[1];
  return pageFiles(content).filter((page) => {
    const path = page.path.replace(/^pages(\/index)?(.*)\.json$/, '$2') || '/';
    // The renderer has the routes of the original content, so a page with a new address is skipped.
    if (isArea.get(path) !== true) return known.has(path);
    return own !== undefined && isArea.has(`/${own}`) ? path === `/${own}` : random() < 0.1;
  });
}

/** What is wrong with the text of a problem for the editor. */
function faultsOfProblem(problem: Problem): string[] {
  const text = formatProblem(problem);
  const { file, line, col } = problem.place;
  const shown = readFileSync(join(root, file), 'utf8').split('\n')[line - 1];
  return [
    ...(jargon.test(text) ? [`has technical words: ${text}`] : []),
    ...(text.length > most.characters ? [`says too much: ${text.slice(0, 300)}`] : []),
    ...(col >= 1 && col <= (shown ?? '').length + 1 && shown !== undefined
      ? []
      : [`points to ${file}:${line}:${col}, where nothing is`]),
  ];
}

const throughout = { timeout: 3_600_000 };

test(`${count} mutations of the entries give valid pages or problems that can be fixed`, throughout, async () => {
  expect(await run(root)).toMatchObject({ exitCode: 0 });
  const known = new Set(routesOf(check(root).content).map(({ path }) => path));
  const kinds = Object.keys(mutations);
  const found: object[] = [];
  const outcomes = { pages: 0, problems: 0 };
  for (let number = 0; number < count; number += 1) {
    const random = randomOf(`${seed} ${number}`);
    const file = pick(random, files)!;
    const mutation = pick(random, kinds)!;
    const other = textOf(pick(random, files)!);
    writeFileSync(join(root, file), mutations[mutation]!(textOf(file), random, other));

    const began = process.cpuUsage();
    const faults: string[] = [];
    try {
      const { content, problems } = check(root);
      faults.push(...problems.flatMap(faultsOfProblem));
      outcomes[problems.length > 0 ? 'problems' : 'pages'] += 1;
      for (const { text } of problems.length > 0 ? [] : pagesOf(content, known, file, random)) {
        const page = JSON.parse(text) as PageData;
        faults.push(...faultsOf(await renderPage(page), page).map((fault) => `${page.path} ${fault}`));
      }
      const { user, system } = process.cpuUsage(began);
      if ((user + system) / 1_000 > most.milliseconds) faults.push(`takes ${(user + system) / 1_000} ms`);
    } catch (error) {
      faults.push(`throws ${error instanceof Error ? error.stack : String(error)}`);
    }
    if (faults.length > 0) found.push({ number, mutation, file, faults });
    writeFileSync(join(root, file), textOf(file));
  }
  expect(found, `FUZZ_SEED="${seed}"`).toEqual([]);
  // If all mutations broke the content, or none did, the fuzzer would test little.
  expect(Math.min(outcomes.pages, outcomes.problems)).toBeGreaterThan(0);
});

/** Types one fix after another. Returns a problem that is reported again although its fix was typed. */
function reportedTwice(file: string, source: string): string | undefined {
  const before = new Set<string>();
  let text: string | undefined = source;
  while (text !== undefined && before.size < 6) {
    const read = readSource(file, text);
    if ('data' in read) return undefined;
    const problem = formatProblem(read.problem);
    if (before.has(problem)) return problem;
    before.add(problem);
    text = edited(text, printedProblems(problem)[0]!);
  }
  return undefined;
}

test(`in ${countOfFixes} mutations, no problem is reported again after its fix is typed`, throughout, () => {
  const kinds = Object.keys(mutations).filter((kind) => !kind.startsWith('very'));
  const faults = Array.from({ length: countOfFixes }, (_, number) => {
    const random = randomOf(`${FUZZ_SEED ?? 'fixes'} ${number}`);
    const [file, kind, other] = [pick(random, files)!, pick(random, kinds)!, pick(random, files)!];
    const source = mutations[kind]!(textOf(file), random, textOf(other));
    const problem = reportedTwice(file.slice('data/'.length), source);
    return problem === undefined ? [] : [{ number, kind, problem }];
  }).flat();
  expect(faults).toEqual([]);
});
