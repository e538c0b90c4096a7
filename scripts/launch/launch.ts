import type { Environment } from '../content/backend.ts';
import { formatProblem, sortProblems, summarise } from '../content/problem.ts';
import { check } from '../check.ts';
import type { Outcome } from '../run.ts';
import { contentLeft } from './content.ts';
import { settingsLeft } from './settings.ts';

const again = 'Check again with: npm run check:launch';

/** Lists what must be real before the site goes live. `envFile` holds the settings of the enquiry function. */
export function checkLaunch(root: string, environment: Environment, envFile?: string): Outcome {
  const { content, problems } = check(root, environment);
  if (problems.length > 0) {
    return {
      exitCode: 1,
      text: [...problems.map(formatProblem), summarise(problems, content.fileNames().length)].join('\n'),
    };
  }
  const { url } = content.the('site').data;
  const left = sortProblems([...contentLeft(content, environment), ...settingsLeft(root, url, environment, envFile)]);
  if (left.length === 0) return { exitCode: 0, text: 'Everything is real: the site can go live.' };
  const things = left.length === 1 ? '1 thing is' : `${left.length} things are`;
  return { exitCode: 1, text: [...left.map(formatProblem), `${things} not real yet.\n${again}`].join('\n') };
}
