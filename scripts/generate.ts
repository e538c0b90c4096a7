import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '../src/pages/kinds.ts';
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
import { addressOf, isPageData, type Emitted } from './build/emit/file.ts';
import { emitFonts } from './build/emit/fonts.ts';
import { emitFrames, framesOf, widgetRoom } from './build/emit/frames.ts';
import { emitHeaders, emitManifest, emitRedirects } from './build/emit/hosting.ts';
import { compareIndexWithRoutes } from './build/emit/index-links.ts';
import { emitComponents, emitRoutes, emitRouteTable } from './build/emit/modules.ts';
import { emitOwnerPagesProxy } from './build/emit/owner-pages-proxy.ts';
import { emitPages } from './build/emit/pages.ts';
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
import { write, type Written } from './build/emit/write.ts';

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
    const later = { theme, globals: motion, raw: keyframes, recipes: laterRecipes };
    const used = recipesUsed(kinds.map(({ kind }) => kind));
    const inline = stylesByKind(sheet, used, belowRecipes);
    const below = stylesBelow(sheet, used, belowRecipes);
    const files = [
      emitClasses({ ...recipes, ...laterRecipes }),
      emitStyles(sheet, later),
      emitKindStyles(inline),
      ...emitLaterStyles(later, sheet, below, paper),
    ];
    return { inline, files };
  });

/** Everything the codegen makes from content without problems. Nothing is written. */
export async function emit(root: string, typed: Content, dates = datesOf(root)): Promise<Emitted[]> {
  const content = typeset(withFigures(typed));
  const art = new ArtFiles();
  const [postcodeIndex] = emitPostcodes(content);
  const fonts = await emitFonts();
  const styles = stylesOf(fonts.css + raw + widgetRoom(content));
  return [
    await emitEntryTypes(root),
    emitComponents(),
    emitRoutes(content),
    emitRouteTable(content),
    emitSite(content, art),
    emitInterface(content),
    ...fonts.files,
    ...emitErrorScene(),
    emitIcons(content),
    ...emitBrandPictures(),
    ...styles.files,
    ...emitPages({ content, art, drawings, ...(postcodeIndex && { postcodes: addressOf(postcodeIndex) }) }),
    emitSitemap(content, dates.history),
    emitRobots(content),
    ...emitSecurityText(content, dates.lastCommit),
    emitHeaders(content, [...styles.inline.values()], framesOf(content)),
    emitRedirects(content),
    ...emitOwnerPagesProxy(content),
    emitManifest(content),
    emitCompany(content),
    ...emitFrames(content),
    emitPlaceholderWidget(),
    ...art.files,
    ...(postcodeIndex ? [postcodeIndex] : []),
  ];
}

interface Published {
  problems: Problem[];
  written: Written;
}

/**
 * Writes the emitted files, unless the emitted index and the emitted routes disagree. If `onModules` is given, it is
 * called as soon as everything that the bundles import is written, before the data of most pages is made.
 */
export async function publish(root: string, files: readonly Emitted[], onModules?: () => void): Promise<Published> {
  const problems = sortProblems(compareIndexWithRoutes(files));
  if (problems.length > 0) return { problems, written: { changed: [], removed: [], unchanged: 0 } };
  const folder = join(root, 'src/generated');
  const modules = files.filter((file) => !isPageData(file));
  const before = onModules === undefined ? [] : (await write(folder, modules, 'keep')).changed;
  onModules?.();
  const { changed, removed, unchanged } = await write(folder, files);
  copyCompany(root);
  return {
    problems,
    written: { changed: [...before, ...changed], removed, unchanged: unchanged - before.length },
  };
}
