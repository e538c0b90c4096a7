import { join } from 'node:path';
import type { PageData } from '#pages/kinds.ts';
import type { Content } from '#content/content.ts';
import { codeHash } from './code-hash.ts';
import { datesOf } from '#content/history/history.ts';
import type { PageOf } from '#pages/kinds.ts';
import { routesOf } from '#pages/routes.ts';
import { compareIndexWithRoutes } from './compare-addresses.ts';
import { emitErrorScene, type ArtFiles } from './emit/art.ts';
import { emitBrandPictures, emitIcons } from './emit/icons.ts';
import { copyCompany, emitCompany, siteModule } from './emit/site.ts';
import {
  componentsModule,
  emitEntryTypes,
  emitInterfaceSchema,
  emitModules,
  emitRouteTable,
  interfaceModule,
  routesModule,
} from './emit/modules.ts';
import { constants, type Emitted } from './emit/file.ts';
import { emitFonts } from './emit/fonts.ts';
import { emitFrames, framesOf, widgetRoom, emitPlaceholderWidget } from './emit/frames.ts';
import { emitHeaders, emitManifest, emitRedirects } from './emit/hosting.ts';
import { emitOwnerPagesProxy } from './emit/owner-pages-proxy.ts';
import { contextOf, makePages, pageAt, pageFile } from './emit/pages.ts';
import { stylesOf } from './emit/styles.ts';
import { emitRobots, emitSitemap, emitSecurityText } from './emit/sitemap.ts';
import { Output, type Written } from './emit/write.ts';

/** What the codegen makes from content without problems. Nothing is written yet. */
export interface Generated {
  /** All files but the data and the pictures of pages. The bundles import no others. */
  files: readonly Emitted[];
  /** Tells data that was made for other code. */
  build: string;
  /** Makes the data of each page when it is asked for. */
  pages: Generator<PageData>;
  /** The pictures of pages: all of them once all pages are made. */
  art: ArtFiles;
  /** What the site lacks because git does not know everything. */
  warning?: string | undefined;
}

/** Makes everything from content without problems. Throws if the locations index and the routes disagree. */
export async function emit(root: string, typed: Content): Promise<Generated> {
  const context = contextOf(typed);
  const { content, art } = context;
  const fonts = await emitFonts();
  const styles = stylesOf(fonts.css, widgetRoom(content));
  compareIndexWithRoutes(pageAt('/locations', context) as PageOf<'locations'>, routesOf(content));
  const { history, warning } = datesOf(root);
  const build = codeHash();
  const files = [
    constants('build.ts', 'src', { build }),
    await emitEntryTypes(root),
    ...(await emitModules(root, [
      componentsModule(),
      routesModule(content),
      siteModule(content, art),
      interfaceModule(content),
    ])),
    emitRouteTable(content),
    emitInterfaceSchema(),
    ...fonts.files,
    ...emitErrorScene(),
    emitIcons(content),
    ...emitBrandPictures(),
    ...styles.files,
    emitSitemap(content, history),
    emitRobots(content),
    emitSecurityText(content, new Date()),
    emitHeaders(content, [...styles.inline.values()], framesOf(content)),
    emitRedirects(content),
    ...emitOwnerPagesProxy(content),
    emitManifest(content),
    emitCompany(content),
    ...emitFrames(content),
    emitPlaceholderWidget(),
    ...context.files,
  ];
  return { files, build, pages: makePages(context), art, warning };
}

/** Writes everything into `src/generated`. */
export function publish(root: string, { files, build, pages, art }: Generated): Written {
  const output = new Output(join(root, 'src/generated'));
  for (const file of files) output.write(file);
  copyCompany(root);
  for (const page of pages) output.write(pageFile(page, build));
  for (const file of art.files) output.write(file);
  return output.finish();
}
