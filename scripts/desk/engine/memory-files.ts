// The desk's copy of the content, and the functions of node:fs that read it.
const files = new Map<string, string>();

/** Everything that can be read: the texts of files by their paths from the project's folder. */
export function replaceFiles(texts: Readonly<Record<string, string>>): void {
  files.clear();
  for (const [path, text] of Object.entries(texts)) files.set(path, text);
}

/** All files that can be read. */
export const readFiles = (): Readonly<Record<string, string>> => Object.fromEntries(files);

/** The path from the project's folder, because scripts have other addresses in the browser than in Node. */
function projectPath(path: string | URL): string {
  const text = typeof path === 'string' ? path : path.pathname;
  return (/(?:^|\/)((?:data|schema|drawn)(?:\/.*|$))/.exec(text)?.[1] ?? text).replace(/\/$/, '');
}

const isFolder = (path: string) => [...files.keys()].some((file) => file.startsWith(`${path}/`));

export const existsSync = (path: string | URL): boolean => files.has(projectPath(path)) || isFolder(projectPath(path));

export function readFileSync(path: string | URL): string {
  const text = files.get(projectPath(path));
  if (text === undefined) throw new Error(`There is no ${projectPath(path)} in the desk's copy of the content.`);
  return text;
}

const statsOf = (isFile: boolean) => ({ isFile: () => isFile, isDirectory: () => !isFile });

export function lstatSync(path: string): ReturnType<typeof statsOf> | undefined {
  return existsSync(path) ? statsOf(files.has(projectPath(path))) : undefined;
}

export function readdirSync(path: string | URL, options?: { withFileTypes: boolean }): unknown[] {
  const folder = `${projectPath(path)}/`;
  const inside = [...files.keys()].flatMap((file) => (file.startsWith(folder) ? [file.slice(folder.length)] : []));
  const names = [...new Set(inside.map((rest) => rest.split('/')[0]!))];
  if (!options?.withFileTypes) return names;
  return names.map((name) => ({ name, ...statsOf(inside.includes(name)) }));
}
