import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#content/backend.ts';
import type { Outcome } from '#content/report.ts';
import { baseOf, CannotCompare } from './base.ts';
import { diffContent } from './diff.ts';
import { groupPages, summaryOf, titleOf } from './groups.ts';
import { comparePages, readPages } from './pages.ts';
import { defaultMaxPages, takePictures } from './pictures.ts';
import { reportOf } from './report.ts';
import { buildSides } from './sides.ts';

export interface ReviewOptions {
  /** A commit to compare with; without it, the one at which the branch left main. */
  base?: string | undefined;
  /** Photograph all pages that change, however many. */
  all?: boolean;
}

/** The folder of the report; git ignores it. */
const folder = 'review';

/** Makes the report on what the work since a commit changes for visitors. */
export async function review(root: string, environment: Environment, options: ReviewOptions): Promise<Outcome> {
  const { base: asked, all } = options;
  // The report of an earlier run is deleted first, because it would be taken for the report of this run if this run
  // fails.
  rmSync(join(root, folder), { recursive: true, force: true });
  let remove = () => {};
  try {
    const base = baseOf(root, environment, asked);
    const content = diffContent(root, environment, asked);
    // No site can be built from content with mistakes.
    if (content.problems.some(({ rule }) => rule !== 'lost-address')) return { exitCode: 1, text: content.text };
    const sites = await buildSides(root, base);
    remove = sites.remove;
    const changes = comparePages(readPages(sites.before), readPages(sites.after));
    const overview = groupPages(changes);
    const chosen = all ? changes : overview.groups.map(([first]) => first).slice(0, defaultMaxPages);
    const pictures = await takePictures(chosen, sites);
    mkdirSync(join(root, folder), { recursive: true });
    const report = reportOf({ base: base.name, content: content.text, overview, pictures });
    writeFileSync(join(root, folder, 'index.html'), report);
    const summary = summaryOf(base.commit, overview);
    writeFileSync(join(root, folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
    return { exitCode: 0, text: `${titleOf(overview.groups)}. The report: ${folder}/index.html` };
  } catch (error) {
    if (error instanceof CannotCompare) return { exitCode: 2, text: error.message };
    throw error;
  } finally {
    remove();
  }
}
