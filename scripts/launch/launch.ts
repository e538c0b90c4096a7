import type { Environment } from '#content/backend.ts';
import { groupBy } from '#content/group.ts';
import { count, formatProblem, listProblems, sortProblems, type Problem } from '#content/problem.ts';
import { check } from '#checks/check-content.ts';
import type { Outcome } from '#content/report.ts';
import { contentLeft } from './content.ts';
import { settingsLeft } from './settings.ts';

// This can only be checked with a visitor's request.
const afterwards =
  'After the first enquiry, look at "visitor-address" in the log of the function: docs/operating.md, "What to watch".';
const again = 'Check again with: npm run check:launch';

/** The same problem at several places is reported once. */
const groupProblems = (problems: readonly Problem[]): Problem[] =>
  [...groupBy(sortProblems(problems), ({ rule, message, fix }) => [rule, message, fix].join('\n')).values()].map(
    ([first, ...others]) => ({ ...first!, also: others.map(({ place }) => place) }),
  );

/** The headings of the list. What is below the last two does not stop a publication. */
const titles = [
  'FOR THE OWNER',
  'FOR AN ENGINEER',
  'GROWN OLD: correct these soon; the site is published all the same',
  'OPTIONAL: the site can go live without these',
] as const;
const optional = ['no-map', 'stand-in-widget', 'question-without-answer', 'no-reviews', 'no-price', 'holidays-unsaid'];
// Only time causes these, so they must not stop somebody who corrects a price.
const grownOld = ['holidays-end-soon', 'expired-licence'];
const ofEngineer = ['no-backend', 'no-backend-key', 'local-backend'];

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
  if (problems.length > 0) return { exitCode: 1, text: listProblems(problems) };
  const { url } = content.single('site').data;
  const settings = options.contentOnly ? [] : settingsLeft(root, url, environment, options.envFile);
  const found = groupProblems([...contentLeft(content, environment, options.now ?? new Date()), ...settings]);
  const titleOf = ({ rule, place }: Problem) => {
    if (optional.includes(rule)) return titles[3];
    if (grownOld.includes(rule)) return titles[2];
    return titles[ofEngineer.includes(rule) || settings.some((each) => each.place === place) ? 1 : 0];
  };
  const parts = groupBy(found, titleOf);
  const left = [titles[0], titles[1]].reduce((sum, title) => sum + (parts.get(title)?.length ?? 0), 0);
  const listed = titles.flatMap((title) =>
    parts.has(title) ? [`${title}\n`, ...parts.get(title)!.map(formatProblem)] : [],
  );
  const end = options.contentOnly
    ? 'The content is ready: the site can go live.'
    : `Nothing left to fix: the site can go live.\n${afterwards}`;
  const verdict = left === 0 ? end : `${count(left, 'problem')} to fix before the site goes live.\n${again}`;
  return { exitCode: left === 0 ? 0 : 1, text: [...listed, verdict].join('\n') };
}
