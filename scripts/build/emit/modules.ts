import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Project, VariableDeclarationKind, type SourceFile } from 'ts-morph';
import type { Site as SiteEntry } from '../../../src/generated/entries.ts';
import type { Content } from '../../content/content.ts';
import { fill, headVariables } from '../../content/fill.ts';
import { memoizeLast } from '../../content/memoize-last.ts';
import { routesOf, type Route } from '../../content/routes.ts';
import { serviceInOrder } from './cards.ts';
import { enquiryServices } from './company.ts';
import { banner, json, type EmittedFile } from './file.ts';
import { mapAddress } from './frames.ts';
import type { Site } from './page-types.ts';
import { comingDays } from './special-days.ts';
import { streetAddress, vignetteAddress } from './art.ts';

function newProject(): Project {
  return new Project({ useInMemoryFileSystem: true, skipAddingFilesFromTsConfig: true, skipLoadingLibFiles: true });
}

function addConstant(source: SourceFile, name: string, type: string | undefined, value: unknown, docs: string): void {
  const initializer = JSON.stringify(value, null, 2);
  source.addVariableStatement({
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: [docs],
    declarations: [type === undefined ? { name, initializer: `${initializer} as const` } : { name, type, initializer }],
  });
}

const union = (paths: readonly string[]) =>
  paths.length === 0 ? 'never' : paths.map((path) => JSON.stringify(path)).join('\n  | ');

/** The routes the browser knows: every page but the areas, which all match one pattern, so that the table does not grow. */
function clientRoutes(routes: readonly Route[]) {
  const named = routes
    .filter(({ kind }) => kind !== 'area' && kind !== 'not-found')
    .map(({ path, kind }) => ({ path, kind }));
  return [...named, { path: '/:area', kind: 'area' }];
}

const routesModule = memoizeLast<string>();

function routesText(routes: readonly Route[]): string {
  const paths = (kinds: (route: Route) => boolean) => routes.filter(kinds).map(({ path }) => path);
  const source = newProject().createSourceFile('routes.ts', banner('data/'));
  const addType = (name: string, type: string, docs: string) =>
    source.addTypeAlias({ name, type, isExported: true, docs: [docs] });
  addType('AreaPath', union(paths(({ kind }) => kind === 'area')), 'The address of an area page.');
  addType('ServicePath', union(paths(({ kind }) => kind === 'service')), 'The address of a service page.');
  addType(
    'FixedPath',
    union(paths(({ kind }) => !['area', 'service', 'not-found'].includes(kind))),
    'The address of a page that every site has.',
  );
  addType('Path', 'FixedPath | ServicePath | AreaPath', 'The address of a page.');
  addConstant(source, 'clientRoutes', undefined, clientRoutes(routes), "The table of the browser's router.");
  return source.getFullText();
}

/** `routes.ts`: the addresses as types, so that a wrong link does not compile, and the table of the browser's router. */
export function emitRoutes(content: Content): EmittedFile {
  const routes = routesOf(content);
  return { path: 'routes.ts', text: routesModule([JSON.stringify(routes)], () => routesText(routes)) };
}

/** `route-table.json`: every page with its kind, for the pre-rendering; never sent to a browser. */
export function emitRouteTable(content: Content): EmittedFile {
  return json('route-table.json', routesOf(content));
}

const typesFile = fileURLToPath(new URL('page-types.ts', import.meta.url));
const typesModule = memoizeLast<string>();

function besideEntries(text: string): string {
  const source = newProject().createSourceFile('pages.ts', text);
  for (const declaration of source.getImportDeclarations()) declaration.setModuleSpecifier('./entries.ts');
  return source.getFullText();
}

/** `pages.ts`: the types of the pages' data, which the emitter and the pages share. */
export function emitPageTypes(): EmittedFile {
  const original = readFileSync(typesFile, 'utf8');
  const text = typesModule([original], () => besideEntries(original));
  return { path: 'pages.ts', text: `${banner('scripts/build/emit/page-types.ts')}\n${text}` };
}

function siteFacts(entry: SiteEntry, content: Content): Site {
  const services = serviceInOrder(content);
  const facts: Site = {
    brand: entry.brand,
    url: entry.url,
    language: entry.language,
    timeZone: entry.timeZone,
    city: entry.city,
    phone: entry.phone,
    ...(entry.whatsapp !== undefined && { whatsapp: entry.whatsapp }),
    email: entry.email,
    address: entry.address,
    openingHours: { ...entry.openingHours, special: comingDays(entry, new Date()) },
    customerService: { heading: entry.customerService.heading, text: entry.customerService.text },
    footer: entry.footer,
    social: entry.social,
    map: { frame: mapAddress, open: entry.map.open },
    hasReviewsWidget: entry.reviewsWidget !== undefined,
    services: services.map(({ slug, data }) => ({
      path: `/${slug}`,
      name: data.navName,
      fact: data.navFact,
      picture: vignetteAddress(data.picture),
      enquiry: data.enquiryName,
    })),
    menuPicture: streetAddress,
    enquiryServices: enquiryServices(content),
    enquiries: { action: `${entry.backend.url}/functions/v1/send-contact-email`, key: entry.backend.key },
  };
  return fill(facts, headVariables(content));
}

/** `site.ts`: the facts that stand on every page. */
export function emitSite(content: Content): EmittedFile {
  const source = newProject().createSourceFile(
    'site.ts',
    `${banner('data/site.yaml and data/services')}import type { Site } from './pages.ts';\n`,
  );
  addConstant(
    source,
    'site',
    'Site',
    siteFacts(content.single('site').data, content),
    'Facts that stand on every page.',
  );
  return { path: 'site.ts', text: source.getFullText() };
}
