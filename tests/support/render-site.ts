import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageData } from '../../src/pages/kinds.ts';
import { renderPage } from '../../src/render/render.tsx';
import { ArtFiles } from '../../scripts/build/emit/art.ts';
import { makePages } from '../../scripts/build/emit/pages.ts';
import { check } from '../../src/checks/check-content.ts';
import { withFigures } from '../../src/content/fill.ts';
import { formatProblem } from '../../src/content/problem.ts';
import { typeset } from '../../src/content/typeset.ts';
import * as drawings from '../../src/drawings/index.ts';

const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;

type RenderedPage = readonly [file: string, html: string];

/**
 * The rendered pages, by the text of their data. A page depends on nothing else. A change of the content changes the
 * data of only a few pages.
 */
const rendered = new Map<string, Promise<RenderedPage>>();

function rendering(page: PageData): Promise<RenderedPage> {
  const text = JSON.stringify(page);
  const known = rendered.get(text) ?? renderPage(page).then((html) => [fileOf(page.path), html] as const);
  rendered.set(text, known);
  return known;
}

/**
 * Renders the pages of a copy's content with their picture files, much faster than a build. The parts that all pages
 * share, such as the footer, are those of the first company.
 */
export async function renderSite(root: string, folder: string): Promise<void> {
  const { content, problems } = check(root);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const art = new ArtFiles();
  const pages = [...makePages({ content: typeset(withFigures(content)), art, drawings })];
  const html = await Promise.all(pages.map(rendering));
  const pictures = art.files.map(({ path, text }) => [path.replace(/^.*?(?=assets\/)/, ''), text] as const);
  for (const [name, text] of [...html, ...pictures]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
