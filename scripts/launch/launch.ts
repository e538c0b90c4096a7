import type { Environment } from '#content/backend.ts';
import { count, formatProblem, listProblems, sortProblems } from '#content/problem.ts';
import { check } from '#checks/check-content.ts';
import type { Outcome } from '#content/report.ts';
import { contentLeft, worthKnowing } from './content.ts';
import { settingsLeft, settingsOf } from './settings.ts';

interface Options {
  /** Skips the settings: the site can be published without deploying the function. */
  contentOnly?: boolean | undefined;
  /** The time at which dates are checked. The default is now. */
  now?: Date;
}

/** Lists what has to be fixed before the site goes live; first, what is worth knowing and stops nothing. */
export function checkLaunch(root: string, environment: Environment, options: Options = {}): Outcome {
  const { content, problems } = check(root, environment);
  if (problems.length > 0) return { exitCode: 1, text: listProblems(problems) };
  const settings = options.contentOnly
    ? []
    : settingsLeft(settingsOf(root, content.single('site').data.url, environment));
  const left = [...sortProblems(contentLeft(content, environment)), ...settings];
  const known = worthKnowing(content, options.now ?? new Date());
  const verdict =
    left.length === 0
      ? 'Nothing left to fix: the site can go live.'
      : `${count(left.length, 'problem')} to fix before the site goes live.\nCheck again with: npm run check:launch`;
  const remarks = known.map((each) => formatProblem({ ...each, message: `This stops nothing. ${each.message}` }));
  return { exitCode: left.length === 0 ? 0 : 1, text: [...remarks, ...left.map(formatProblem), verdict].join('\n') };
}
