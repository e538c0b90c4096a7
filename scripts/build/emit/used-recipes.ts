import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../../src', import.meta.url));
const imports = /(?:^import (?!type)[^'"]*|^export [^'"]*from |import\()['"]([^'"]+)['"]/gm;
const named = /\bclasses\.(\w+)/g;

interface Module {
  imports: readonly string[];
  recipes: readonly string[];
}

/** What a file of `src` imports from `src`; generated files and packages name no recipe. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(imports)].flatMap(([, address]) => {
    if (!/^[.#].*\.tsx?$/.test(address!)) return [];
    const path = address!.startsWith('#') ? join(source, address!.slice(1)) : join(dirname(file), address!);
    return existsSync(path) && !path.includes('/generated/') ? [path] : [];
  });
}

function read(file: string): Module {
  const text = readFileSync(file, 'utf8');
  return { imports: importsOf(file, text), recipes: [...text.matchAll(named)].map(([, name]) => name!) };
}

/** The names of the recipes that a page of a kind can show: those of its component, of the layout and of the client. */
export function recipesUsed(kinds: readonly string[]): Map<string, ReadonlySet<string>> {
  const modules = new Map<string, Module>();
  const everywhere = ['routes.tsx', 'client/entry.ts'].map((file) => join(source, file));

  function reach(file: string, reached: Set<string>): Set<string> {
    if (reached.has(file)) return reached;
    reached.add(file);
    const module = modules.get(file) ?? read(file);
    modules.set(file, module);
    for (const other of module.imports) reach(other, reached);
    return reached;
  }

  return new Map(
    kinds.map((kind) => {
      const reached = new Set<string>();
      for (const file of [...everywhere, join(source, `pages/${kind}/Page.tsx`)]) reach(file, reached);
      return [kind, new Set([...reached].flatMap((file) => modules.get(file)!.recipes))];
    }),
  );
}
