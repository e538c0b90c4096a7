import type { PageData } from '../../../src/pages/kinds.ts';
import type { Context } from '../../../src/pages/page-kind.ts';
import type { Site } from '../../../src/types/site.ts';
import type { Content } from '../../content/content.ts';
import { withFigures } from '../../content/fill.ts';
import { typeset } from '../../content/typeset.ts';
import * as drawings from '../../illustration/index.ts';
import { ArtFiles } from './art.ts';
import { addressOf, type EmittedFile } from './file.ts';
import { pageAt } from './pages.ts';
import { emitPostcodes } from './postcodes.ts';
import { siteFacts } from './site.ts';

/** The data of a page, and the facts that are on every page. */
export interface Shown {
  page: PageData;
  site: Site;
}

/** The page at a path and the files that it needs; undefined if there is no such page. Makes no other page. */
export function onePage(asWritten: Content, path: string): (Shown & { files: readonly EmittedFile[] }) | undefined {
  const content = typeset(withFigures(asWritten));
  const art = new ArtFiles();
  const [postcodeIndex] = emitPostcodes(content);
  const context: Context = { content, art, drawings, ...(postcodeIndex && { postcodes: addressOf(postcodeIndex) }) };
  const page = pageAt(path, context);
  const site = siteFacts(content.single('site').data, content, art);
  return page && { page, site, files: [...art.files, ...(postcodeIndex ? [postcodeIndex] : [])] };
}
