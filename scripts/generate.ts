import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, type PageData } from '../src/pages/kinds.ts';
import { globals, raw } from '../src/styles/globals.ts';
import { keyframes, motion } from '../src/styles/motion.ts';
import { belowRecipes, laterRecipes, recipes } from '../src/styles/recipes/index.ts';
import { theme } from '../src/styles/theme.ts';
import type { Content } from './content/content.ts';
import { withFigures } from './content/fill.ts';
import { datesOf } from './content/history.ts';
import { memoizeLast } from './content/memoize-last.ts';
import { sortProblems, type Problem } from './content/problem.ts';
import { typeset } from './content/typeset.ts';
import { ArtFiles } from './build/emit/art.ts';
import { emitBrandPictures } from './build/emit/brand-pictures.ts';
import { copyCompany, emitCompany } from './build/emit/company.ts';
import { emitEntryTypes } from './build/emit/entries.ts';
import { emitErrorScene } from './build/emit/error-scene.ts';
import { addressOf, type Emitted } from './build/emit/file.ts';
import { emitFonts } from './build/emit/fonts.ts';
import { emitFrames, framesOf, widgetRoom } from './build/emit/frames.ts';
import { emitHeaders, emitManifest, emitRedirects } from './build/emit/hosting.ts';
import { compareIndexWithRoutes } from './build/emit/index-links.ts';
import { emitComponents, emitRoutes, emitRouteTable } from './build/emit/modules.ts';
import { emitOwnerPagesProxy } from './build/emit/owner-pages-proxy.ts';
import { makePages, pageAt, pageFile } from './build/emit/pages.ts';
import { emitPostcodes } from './build/emit/postcodes.ts';
import { emitSite } from './build/emit/site.ts';
import { emitRobots, emitSitemap } from './build/emit/sitemap.ts';
import { emitSecurityText } from './build/emit/security-text.ts';
import { emitIcons } from './build/emit/icons.ts';
import { emitInterface } from './build/emit/interface.ts';
import { emitPlaceholderWidget } from './build/emit/placeholder-widget.ts';
import {
  emitClasses,
  emitKindStyles,
  emitLaterStyles,
  emitStyles,
  stylesBelow,
  stylesByKind,
} from './build/emit/styles.ts';
import { recipesUsed } from './build/emit/used-recipes.ts';
import * as drawings from './illustration/index.ts';
import { Output, type Written } from './build/emit/write.ts';

const paper = readFileSync(new URL('../src/styles/paper.css', import.meta.url), 'utf8');

interface Styles {
  /** The styles in the head of each kind of page. */
  inline: ReadonlyMap<string, string>;
  files: readonly Emitted[];
}

const lastStyles = memoizeLast<Styles>();

/**
 * Caches the styles. They depend on the design and on little of the content, so in development most saves do not change
 * them.
 */
const stylesOf = (plain: string) =>
  lastStyles([plain], () => {
    const sheet = { theme, globals, raw: plain, recipes };
    const used = recipesUsed(kinds.map(({ kind }) => kind));
    const inline = stylesByKind(sheet, used, belowRecipes);
    const below = stylesBelow(sheet, used, belowRecipes);
    const files = [
      emitClasses({ ...recipes, ...laterRecipes }),
      emitStyles(sheet),
      emitKindStyles(inline),
      ...emitLaterStyles({ theme, globals: motion, raw: keyframes, recipes: laterRecipes }, sheet, below, paper),
    ];
    return { inline, files };
  });

/** What the codegen makes from content without problems. Nothing is written yet. */
export interface Generated {
  /** All files but the data and the pictures of pages. The bundles import no others. */
  files: readonly Emitted[];
  /** Makes the data of each page when it is asked for. */
  pages: Generator<PageData>;
  /** The pictures of pages: all of them once all pages are made. */
  art: ArtFiles;
  /** The differences between the locations index and the routes. */
  problems: readonly Problem[];
  /** What the site lacks because git does not know everything. */
  warning?: string | undefined;
}

/** Makes everything from content without problems. */
export async function emit(root: string, typed: Content): Promise<Generated> {
  // Git runs while everything else is made.
  const dates = datesOf(root);
  const content = typeset(withFigures(typed));
  const art = new ArtFiles();
  const [postcodeIndex] = emitPostcodes(content);
  const context = { content, art, drawings, ...(postcodeIndex && { postcodes: addressOf(postcodeIndex) }) };
  const fonts = await emitFonts();
  const styles = stylesOf(fonts.css + raw + widgetRoom(content));
  const table = emitRouteTable(content);
  const { history, lastCommit, warning } = await dates;
  const files = [
    await emitEntryTypes(root),
    emitComponents(),
    emitRoutes(content),
    table,
    emitSite(content, art),
    emitInterface(content),
    ...fonts.files,
    ...emitErrorScene(),
    emitIcons(content),
    ...emitBrandPictures(),
    ...styles.files,
    emitSitemap(content, history),
    emitRobots(content),
    ...emitSecurityText(content, lastCommit),
    emitHeaders(content, [...styles.inline.values()], framesOf(content)),
    emitRedirects(content),
    ...emitOwnerPagesProxy(content),
    emitManifest(content),
    emitCompany(content),
    ...emitFrames(content),
    emitPlaceholderWidget(),
    ...(postcodeIndex ? [postcodeIndex] : []),
  ];
  const problems = sortProblems(compareIndexWithRoutes(pageFile(pageAt('/locations', context)!), table));
  return { files, pages: makePages(context), art, problems, warning };
}

/** Writes everything into `src/generated`. `bundle` is called before the first page, and its function for each page. */
export async function publish(
  root: string,
  { files, pages, art }: Generated,
  bundle?: () => Promise<(page: PageData) => Promise<void>>,
): Promise<Written> {
  const output = new Output(join(root, 'src/generated'));
  for (const file of files) output.write(file);
  copyCompany(root);
  const build = await bundle?.();
  for (const page of pages) {
    output.write(pageFile(page));
    await build?.(page);
  }
  for (const file of art.files) output.write(file);
  return output.finish();
}
