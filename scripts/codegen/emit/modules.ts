import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JSONSchema } from 'json-schema-to-typescript';
import type {
  ImportDeclarationStructure,
  OptionalKind,
  StatementStructures,
  TypeAliasDeclarationStructure,
  VariableDeclarationStructure,
} from 'ts-morph';
import { kinds } from '#pages/kinds.ts';
import { routesOf, type Route } from '#pages/routes.ts';
import type { Content } from '#content/content.ts';
import { partOf } from '#content/kinds.ts';
import { schemaFolder, schemaTexts } from '#content/schema-files.ts';
import { banner, json, type EmittedFile } from './file.ts';
import { interfaceWords } from '#content/fill.ts';

/** A module of types and constants, and what it is made from, in words. */
export interface TypedModule {
  path: string;
  from: string;
  imports?: OptionalKind<ImportDeclarationStructure>[];
  types?: OptionalKind<TypeAliasDeclarationStructure>[];
  constants: (OptionalKind<VariableDeclarationStructure> & { docs?: string[] })[];
}

/** A value as TypeScript writes it. */
const literal = (value: unknown) => JSON.stringify(value, null, 2);

async function printModule({ imports = [], types = [], constants }: TypedModule): Promise<string> {
  // Imported late, because a run that changes no module does not need it.
  const { Project, StructureKind, VariableDeclarationKind } = await import('ts-morph');
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  // All in one structure: each addition to a file would read it again.
  const statements: StatementStructures[] = [
    ...imports.map((each): StatementStructures => ({ ...each, kind: StructureKind.ImportDeclaration })),
    ...types.map((type): StatementStructures => ({ ...type, kind: StructureKind.TypeAlias, isExported: true })),
    ...constants.map(({ docs = [], ...constant }): StatementStructures => ({
      kind: StructureKind.VariableStatement,
      declarationKind: VariableDeclarationKind.Const,
      isExported: true,
      docs,
      declarations: [constant],
    })),
  ];
  const source = project.createSourceFile('module.ts', { statements });
  return source.getFullText();
}

/**
 * A generated file that says in its first line what it was made from: words for people, and the hash of the inputs. One
 * that was made from the same inputs is kept.
 */
async function kept(
  root: string,
  path: string,
  from: string,
  inputs: unknown,
  make: () => Promise<string>,
): Promise<EmittedFile> {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 12);
  const first = `${banner(`${from} (${hash})`)}\n`;
  const file = join(root, 'src/generated', path);
  const last = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { path, text: last.startsWith(first) ? last : first + (await make()) };
}

/** The files of modules, written by ts-morph. */
export const emitModules = (root: string, modules: readonly TypedModule[]): Promise<EmittedFile[]> =>
  Promise.all(modules.map((each) => kept(root, each.path, each.from, each, () => printModule(each))));

/** The routes in the browser: one for each kind with a pattern, and one for each other page except the 404 page. */
function clientRoutes(routes: readonly Route[]) {
  const patterns = new Map(kinds.map(({ kind, source }) => [kind, 'entries' in source ? source.pattern : undefined]));
  const named = routes
    .filter(({ kind }) => patterns.get(kind) === undefined && kind !== 'not-found')
    .map(({ path, kind }) => ({ path, kind }));
  return [...named, ...[...patterns].flatMap(([kind, path]) => (path === undefined ? [] : [{ path, kind }]))];
}

/** The addresses as a type, so that a wrong link does not compile, and the table of the browser's router. */
export function routesModule(content: Content): TypedModule {
  const routes = routesOf(content);
  const paths = routes.filter(({ kind }) => kind !== 'not-found').map(({ path }) => JSON.stringify(path));
  return {
    path: 'routes.ts',
    from: 'data/',
    types: [{ name: 'Path', type: paths.join('\n  | '), docs: ['The address of a page.'] }],
    constants: [
      {
        name: 'clientRoutes',
        initializer: `${literal(clientRoutes(routes))} as const`,
        docs: ["The table of the browser's router."],
      },
    ],
  };
}

/** `route-table.json`: every page with its kind, for the pre-rendering; never sent to a browser. */
export function emitRouteTable(content: Content): EmittedFile {
  return json('route-table.json', routesOf(content));
}

/** The component of each kind of page, loaded when a page of the kind is opened. */
export const componentsModule = (): TypedModule => ({
  path: 'components.ts',
  from: 'src/pages/registry.ts',
  constants: [
    {
      name: 'components',
      initializer: `{\n${kinds.map(({ kind }) => `  '${kind}': () => import('../pages/${kind}/Page.tsx'),\n`).join('')}}`,
      docs: ['The component of each kind of page.'],
    },
  ],
});

/** The words of the interface, a constant for each group. */
export const interfaceModule = (content: Content): TypedModule => ({
  path: 'interface.ts',
  from: 'data/interface.yaml',
  imports: [{ moduleSpecifier: './entries.ts', namedImports: ['InterfaceWords'], isTypeOnly: true }],
  constants: Object.entries(interfaceWords(content)).map(([name, words]) => ({
    name,
    type: `InterfaceWords['${name}']`,
    initializer: literal(words),
  })),
});

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
  const { compile } = await import('json-schema-to-typescript');
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
export function emitEntryTypes(root: string): Promise<EmittedFile> {
  const imported = "import type { LinkTarget } from '../content/links.ts';";
  const make = async () => `${imported}\n\n${await (types ??= typesText())}`;
  return kept(root, 'entries.ts', 'schema/*.schema.json', [imported, ...schemaTexts], make);
}
