import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeAreas } from '../support/make-areas.ts';
import { measure, type Usage } from './measure.ts';
import { copyProject } from '../support/project-copy.ts';

/**
 * With more areas than this, the Open Graph pictures are left out, because drawing them takes minutes. They are cached
 * and drawn separately from the site.
 */
const picturesUpTo = 1_000;

const sizes = process.argv.slice(2).map(Number).filter(Boolean);

function javascriptBytes(root: string): number {
  const folder = join(root, 'dist/client/assets');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

function row(areas: number, name: string, { wall, cpu, memory }: Usage, note = ''): string {
  const cells = [areas, name, wall.toFixed(1), cpu.toFixed(1), memory.toFixed(0), note];
  const widths = [7, -22, 8, 8, 8, 1];
  return cells
    .map((cell, index) =>
      widths[index]! < 0 ? String(cell).padEnd(-widths[index]!) : String(cell).padStart(widths[index]!),
    )
    .join(' ');
}

function run(areas: number): void {
  const copy = copyProject({ data: 'data' });
  try {
    makeAreas(copy, areas);
    console.log(row(areas, 'check, the first', measure(copy, 'npm', ['run', '-s', 'check:content'])));
    console.log(row(areas, 'check, once more', measure(copy, 'npm', ['run', '-s', 'check:content'])));
    console.log(row(areas, 'codegen', measure(copy, 'npm', ['run', '-s', 'codegen'])));
    console.log(row(areas, 'codegen, nothing new', measure(copy, 'npm', ['run', '-s', 'codegen'])));
    const site = measure(copy, 'npm', ['run', '-s', 'site']);
    console.log(row(areas, 'whole site', site, `client JavaScript ${(javascriptBytes(copy) / 1000).toFixed(1)} kB`));
    if (areas > picturesUpTo) return;
    console.log(row(areas, 'link pictures', measure(copy, 'npm', ['run', '-s', 'pictures'])));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

console.log('  areas step                   wall s    cpu s   max MB');
for (const areas of sizes.length > 0 ? sizes : [40, 1_000, 10_000]) run(areas);
