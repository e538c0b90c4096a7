import { fileURLToPath } from 'node:url';
import { Project } from 'ts-morph';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { kinds } from '#pages/kinds.ts';
import { routesOf, type Route } from '#pages/routes.ts';
import type { Content } from '#content/content.ts';
import { partOf, schemaFolder, schemaTexts } from '#content/kinds.ts';
import { memoizeLast } from '#content/memoize.ts';
import { banner, json, type EmittedFile } from './file.ts';
import { interfaceWords } from '#content/fill.ts';

/** The routes in the browser: one for each kind with a pattern, and one for each other page except the 404 page. */
function clientRoutes(routes: readonly Route[]) {
  const patterns = new Map(kinds.map(({ kind, source }) => [kind, 'entries' in source ? source.pattern : undefined]));
  const named = routes
    .filter(({ kind }) => patterns.get(kind) === undefined && kind !== 'not-found')
    .map(({ path, kind }) => ({ path, kind }));
  return [...named, ...[...patterns].flatMap(([kind, path]) => (path === undefined ? [] : [{ path, kind }]))];
}

const routesModule = memoizeLast<string>();

function routesText(routes: readonly Route[]): string {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const source = project.createSourceFile('routes.ts', banner('data/'));
  const paths = routes.filter(({ kind }) => kind !== 'not-found').map(({ path }) => JSON.stringify(path));
  source.addTypeAlias({
    name: 'Path',
    type: paths.join('\n  | '),
    isExported: true,
    docs: ['The address of a page.'],
  });
  const table = JSON.stringify(clientRoutes(routes), null, 2);
  return `${source.getFullText()}\n/** The table of the browser's router. */\nexport const clientRoutes = ${table} as const;\n`;
}

/**
 * `routes.ts`: the addresses as a type, so that a wrong link does not compile, and the table of the browser's router.
 */
export function emitRoutes(content: Content): EmittedFile {
  const routes = routesOf(content);
  return { path: 'routes.ts', text: routesModule([JSON.stringify(routes)], () => routesText(routes)) };
}

/** `route-table.json`: every page with its kind, for the pre-rendering; never sent to a browser. */
export function emitRouteTable(content: Content): EmittedFile {
  return json('route-table.json', routesOf(content));
}

/** `components.ts`: the component of each kind of page, loaded when a page of the kind is opened. */
export function emitComponents(): EmittedFile {
  const lines = kinds.map(({ kind }) => `  '${kind}': () => import('../pages/${kind}/Page.tsx'),\n`);
  const text = `${banner('src/pages/registry.ts')}
/** The component of each kind of page. */
export const components = {\n${lines.join('')}};
`;
  return { path: 'components.ts', text };
}

/** `interface.ts`: the words of the interface, a constant for each group. */
export function emitInterface(content: Content): EmittedFile {
  const groups = Object.entries(interfaceWords(content)).map(
    ([name, words]) => `\nexport const ${name}: InterfaceWords['${name}'] = ${JSON.stringify(words, null, 2)};\n`,
  );
  const types = "import type { InterfaceWords } from './entries.ts';\n";
  return { path: 'interface.ts', text: `${banner('data/interface.yaml')}${types}${groups.join('')}` };
}

/** `interface.schema.json`: the schema of the words in full, because VS Code does not know texts in one line. */
export const emitInterfaceSchema = (): EmittedFile => json('interface.schema.json', partOf('interface'));

const unionOfAll = 'AllEntries';

async function typesText(): Promise<string> {
  const names = [...schemaTexts.keys()].filter((name) => name !== 'shared.schema.json').toSorted();
  const titleOf = (name: string) => (JSON.parse(schemaTexts.get(name)!) as { title: string }).title;
  // A single schema that refers to all others is compiled into a single module, which declares each shared type once.
  const all: JSONSchema = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [titleOf(name), { $ref: name }])),
  };
  all.properties!['InterfaceWords'] = partOf('interface') as JSONSchema;
  const compiled = await compile(all, unionOfAll, {
    cwd: fileURLToPath(schemaFolder),
    bannerComment: '',
    format: false,
    strictIndexSignatures: true,
    ignoreMinAndMaxItems: true,
  });
  const kinds = names.map((name) => `"${name.replace('.schema.json', '')}": ${titleOf(name)}\n`);
  return `${compiled}\n/** The data of a valid entry of each kind. */\nexport interface Kinds {\n${kinds.join('')}}\n`;
}

let types: Promise<string> | undefined;

/** The types of all entries, from the schemas. Their descriptions become the comments. */
export async function emitEntryTypes(): Promise<EmittedFile> {
  types ??= typesText();
  const imported = "import type { LinkTarget } from '../types/links.ts';";
  return { path: 'entries.ts', text: `${banner('schema/*.schema.json')}${imported}\n\n${await types}` };
}
