import { inspect } from 'node:util';
import { check, limitToPaths } from '#checks/check-content.ts';
import type { Environment } from '#content/backend.ts';
import { count, listProblems } from '#content/problem.ts';
import type { Report } from '#content/report.ts';

interface Options {
  /** Look for problems only; write nothing. */
  checkOnly?: boolean;
  /** Report only problems in these files and folders. All files are read, because some rules compare files. */
  only?: readonly string[];
  /** The variables from which the settings of a build are read. */
  environment?: Environment;
}

const apology =
  'This is a fault in the generator, not in your file. Please tell an engineer and paste this. The site is not changed.';

async function steps(root: string, options: Options): Promise<Report> {
  const started = performance.now();
  const { content, problems: all } = check(root, options.environment);
  const { files, problems, elsewhere } = limitToPaths(root, content.fileNames(), all, options.only ?? []);
  if (problems.length > 0) return { exitCode: 1, text: listProblems(problems), problems };
  if (options.checkOnly) {
    return { exitCode: 0, text: [`${count(files, 'file')}: all good.`, ...elsewhere].join('\n'), problems };
  }
  // Imported late: these modules load fonts, styles and pictures, which an editor who only checks does not need.
  const { emit, publish } = await import('./generate.ts');
  const generated = await emit(root, content);
  const { changed, removed, unchanged } = publish(root, generated);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return {
    exitCode: 0,
    text: [
      `${count(files, 'file')}: all good (${changed.length} written, ${removed.length} removed, ${unchanged} unchanged; ${seconds} s).`,
      ...(generated.warning === undefined ? [] : [generated.warning]),
    ].join('\n'),
    problems,
  };
}

/** Load, check, emit, publish: the whole codegen over a project's folder. It prints nothing and throws nothing. */
export async function run(root: string, options: Options = {}): Promise<Report> {
  try {
    return await steps(root, options);
  } catch (error) {
    return { exitCode: 2, text: `${apology}\n${inspect(error)}`, problems: [] };
  }
}
