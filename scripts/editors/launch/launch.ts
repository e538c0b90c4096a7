import type { Environment } from '../../content/backend.ts';
import { count, formatProblem, sortProblems, summarise, type Problem } from '../../content/problem.ts';
import { check } from '../../checks/check-content.ts';
import type { Outcome } from '../../content/report.ts';
import { contentLeft } from './content.ts';
import { settingsLeft } from './settings.ts';

// This can only be checked with a visitor's request.
const afterwards =
  'After the first enquiry, look at "visitor-address" in the log of the function: docs/operating.md, "What to watch".';
const again = 'Check again with: npm run check:launch';

/** The same problem at several places is reported once. */
function groupProblems(problems: readonly Problem[]): Problem[] {
  const alike = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { rule, message, fix } = problem;
    const key = [rule, message, fix].join('\n');
    alike.set(key, [...(alike.get(key) ?? []), problem]);
  }
  return [...alike.values()].map(([first, ...others]) => ({ ...first!, also: others.map(({ place }) => place) }));
}

interface Options {
  /** The file with the settings of the enquiry function, instead of the usual file or the environment. */
  envFile?: string | undefined;
  /** Skips the settings: the site can be published without deploying the function. */
  contentOnly?: boolean | undefined;
  /** The time at which dates are checked. The default is now. */
  now?: Date;
}

/** Lists what has to be fixed before the site goes live. */
export function checkLaunch(root: string, environment: Environment, options: Options = {}): Outcome {
  const { content, problems } = check(root, environment);
  if (problems.length > 0) {
    return {
      exitCode: 1,
      text: [...problems.map(formatProblem), summarise(problems, content.fileNames().length)].join('\n'),
    };
  }
  const { url } = content.single('site').data;
  const settings = options.contentOnly ? [] : settingsLeft(root, url, environment, options.envFile);
  const left = sortProblems([...contentLeft(content, environment, options.now ?? new Date()), ...settings]);
  if (left.length === 0) {
    if (options.contentOnly) return { exitCode: 0, text: 'The content is ready: the site can go live.' };
    return { exitCode: 0, text: `Nothing left to fix: the site can go live.\n${afterwards}` };
  }
  return {
    exitCode: 1,
    text: [
      ...groupProblems(left).map(formatProblem),
      `${count(left.length, 'problem')} to fix before the site goes live.\n${again}`,
    ].join('\n'),
  };
}
