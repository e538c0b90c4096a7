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

/**
 * The files of `src` that a file of `src` imports. Packages are left out, because they name no recipe, and generated
 * files, because they import the components of all kinds of pages.
 */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(imports)].flatMap(([, address]) => {
    if (!/^[.#].*\.tsx?$/.test(address!)) return [];
    const path = address!.startsWith('#') ? join(source, address!.slice(1)) : join(dirname(file), address!);
    return existsSync(path) && !address!.includes('generated/') ? [path] : [];
  });
}

function read(file: string): Module {
  const text = readFileSync(file, 'utf8');
  return { imports: importsOf(file, text), recipes: [...text.matchAll(named)].map(([, name]) => name!) };
}

export interface Used {
  /** The names of the recipes that the kind's component, the layout and the client use. */
  recipes: ReadonlySet<string>;
  /** Whether the page has a fold. The styles of the content below the fold are loaded separately. */
  hasFold: boolean;
}

/** The recipes that each kind of page uses. */
export function recipesUsed(kinds: readonly string[]): Map<string, Used> {
  const modules = new Map<string, Module>();
  const fold = join(source, 'components/Fold.tsx');
  // The recipes of the error screen are left out: only React shows it, and the client loads the styles of all kinds
  // before React hydrates the page.
  const errorScreen = join(source, 'layout/ErrorScreen.tsx');
  const everywhere = ['routes.tsx', 'client/entry.ts'].map((file) => join(source, file));

  function reach(file: string, reached: Set<string>): Set<string> {
    if (reached.has(file) || file === errorScreen) return reached;
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
      const recipes = new Set([...reached].flatMap((file) => modules.get(file)!.recipes));
      return [kind, { recipes, hasFold: reached.has(fold) }];
    }),
  );
}
