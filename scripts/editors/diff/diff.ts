import type { Content } from '../../content/content.ts';
import { slugOf } from '../../content/find.ts';
import { isCalled } from '../../content/newest.ts';
import { placeOf } from '../../content/place.ts';
import { formatProblem, summarise, type Problem } from '../../content/problem.ts';
import type { Environment } from '../../content/backend.ts';
import { check } from '../../checks/check-content.ts';
import type { Report } from '../../content/report.ts';
import { baseOf, contentAt, NoBase } from './base.ts';
import { compare } from './compare.ts';
import { lostAddresses } from './lost.ts';
import { asMarkdown } from './markdown.ts';

/** Areas with a new name but the same file, and so still the address of their old name. This may be intended. */
function renamedAreas(before: Content, after: Content): Problem[] {
  const old = new Map(before.all('neighbourhood').map(({ file, data }) => [file, data]));
  return after.all('neighbourhood').flatMap((area) => {
    const was = old.get(area.file);
    const { slug, data } = area;
    if (was === undefined || was.name === data.name || isCalled(data, slug)) return [];
    const wanted = slugOf(`${data.name}.yaml`);
    return [
      {
        place: placeOf(area, ['name']),
        rule: 'renamed-area',
        message: `"${was.name}" is called "${data.name}" now, but its page is still at /${slug}. Should the address be /${wanted}?`,
        fix: `if so, rename the file to ${wanted}.yaml and add to data/redirects.yaml "from: /${slug}" and "to: /${wanted}". If not, there is nothing to do.`,
      },
    ];
  });
}

interface Difference extends Report {
  /** Questions about changes that may be intended; no answer is required. */
  questions: readonly Problem[];
}

/**
 * The changes of the site since the content of a project's folder branched off from `asked` or from the main branch.
 */
export function diffContent(root: string, environment: Environment, asked?: string): Difference {
  const { content, problems: mistakes } = check(root);
  if (mistakes.length > 0) {
    const text = [...mistakes.map(formatProblem), summarise(mistakes, content.fileNames().length)].join('\n');
    return { exitCode: 1, text, problems: mistakes, questions: [] };
  }
  try {
    const base = baseOf(root, environment, asked);
    const before = contentAt(root, base);
    const problems = lostAddresses(before, content);
    const questions = renamedAreas(before, content);
    const redirects = new Map(content.single('redirects').data.map(({ from, to }) => [from, to]));
    const comparison = compare(before, content);
    const text = asMarkdown({ base: base.name, comparison, redirects, problems, questions });
    return { exitCode: problems.length > 0 ? 1 : 0, text, problems, questions };
  } catch (error) {
    if (error instanceof NoBase) return { exitCode: 2, text: error.message, problems: [], questions: [] };
    throw error;
  }
}
