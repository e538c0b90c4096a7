import { listProblems, type Problem } from '#content/problem.ts';
import { check } from '#checks/check-content.ts';
import type { Report } from '#content/report.ts';
import { baseOf, contentAt, CannotCompare } from './base.ts';
import { differences } from './compare.ts';
import { fileVersions, pageVersions } from './content-versions.ts';
import { lostAddresses } from './lost.ts';
import { asMarkdown } from './markdown.ts';
import { pastDays } from './past-days.ts';
import { newNameOf, newSlugs, renamedAreas } from './renamed.ts';

interface Difference extends Report {
  /** Questions about changes that may be intended; no answer is required. */
  questions: readonly Problem[];
}

/** The changes of the site since the content of a project's folder branched off from a branch or commit. */
export function diffContent(root: string, branch: string, now = new Date()): Difference {
  const { content, problems } = check(root);
  if (problems.length > 0) return { exitCode: 1, text: listProblems(problems), problems, questions: [] };
  try {
    const base = baseOf(root, branch);
    const before = contentAt(root, base);
    const lost = lostAddresses(before, content);
    const questions = [...renamedAreas(before, content), ...pastDays(before, content, now)];
    const redirects = new Map(content.single('redirects').data.map(({ from, to }) => [from, to]));
    const renamed = newSlugs(before, content);
    const sides = [
      { content: before, newName: newNameOf(renamed) },
      { content, newName: (name: string) => name },
    ] as const;
    const pages = differences(pageVersions(sides[0]), pageVersions(sides[1]));
    const files = differences(fileVersions(sides[0], sides[1]), fileVersions(sides[1], sides[0]));
    const text = asMarkdown({ base: base.name, renamed, pages, files, redirects, problems: lost, questions });
    return { exitCode: lost.length > 0 ? 1 : 0, text, problems: lost, questions };
  } catch (error) {
    if (error instanceof CannotCompare) return { exitCode: 2, text: error.message, problems: [], questions: [] };
    throw error;
  }
}
