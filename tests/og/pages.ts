import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaPage, PageData } from '../../scripts/emit/page-types.ts';
import { areaPages } from '../../scripts/emit/area-pages.ts';
import { fixedPages } from '../../scripts/emit/pages.ts';
import { check } from '../../scripts/generate.ts';
import { loadFaces } from '../../scripts/og/faces.ts';
import type { Look } from '../../scripts/og/picture.ts';

/** A folder that is gone after the tests of a file. */
export function temporaryFolder(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), 'og-'));
}

interface Company {
  pages: readonly PageData[];
  look: Look;
}

/** The pages of the company whose data stands in a folder. */
export function company(data: string): Company {
  const root = temporaryFolder();
  cpSync(data, join(root, 'data'), { recursive: true });
  cpSync('schema', join(root, 'schema'), { recursive: true });
  const { content, problems } = check(root);
  rmSync(root, { recursive: true });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const look = { brand: content.the('site').data.brand, tile: readFileSync('public/tile.svg', 'utf8') };
  return { pages: [...fixedPages(content), ...areaPages(content).map(({ draw }) => draw())], look };
}

export const first = company('data');
export const second = company('tests/fixtures/second-company/data');

export const areas = first.pages.filter((page): page is AreaPage => page.kind === 'area');

/** An area page with another heading. */
export function headed(page: AreaPage, title: string): AreaPage {
  return { ...page, words: { ...page.words, hero: { ...page.words.hero, title } } };
}

export const fonts = temporaryFolder();
export const faces = await loadFaces(fonts);
