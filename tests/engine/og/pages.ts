import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaPage } from '#pages/area/page.ts';
import type { PageData } from '#pages/kinds.ts';
import { readPage } from '../../../scripts/build/read-page.ts';
import { check } from '../../../scripts/checks/check-content.ts';
import { emit, publish } from '../../../scripts/generate.ts';
import { routesOf } from '../../../src/pages/routes.ts';
import { loadFaces } from '../../../scripts/build/share-pictures/faces.ts';
import { dataOf } from '../../support/sites.ts';
import type { Look } from '../../../scripts/build/share-pictures/picture.ts';

/** A new temporary folder. The caller removes it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), 'og-'));
}

interface Company {
  pages: readonly PageData[];
  look: Look;
}

/** The pages of the company whose data is in a folder. */
export async function company(data: string): Promise<Company> {
  const root = temporaryFolder();
  cpSync(data, join(root, 'data'), { recursive: true });
  cpSync('schema', join(root, 'schema'), { recursive: true });
  const { content, problems } = check(root);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const files = await emit(root, content);
  await publish(root, files);
  const texts = new Map(files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])));
  const look = {
    brand: content.single('site').data.brand,
    tile: texts.get('public/tile.svg')!,
    readArt: (address: string) => texts.get(`public${address}`)!,
  };
  const pages = await Promise.all(routesOf(content).map(({ path }) => readPage(root, path)));
  rmSync(root, { recursive: true });
  return { pages, look };
}

export const first = await company(dataOf('first'));
export const second = await company(dataOf('second'));

export const areas = first.pages.filter((page): page is AreaPage => page.kind === 'area');

/** An area page with another heading. */
export function headed(page: AreaPage, title: string): AreaPage {
  return { ...page, words: { ...page.words, hero: { ...page.words.hero, title } } };
}

// All files of this folder share the fonts, which are removed when the process ends.
const fonts = temporaryFolder();
process.once('exit', () => rmSync(fonts, { recursive: true, force: true }));
export const faces = await loadFaces(fonts);
