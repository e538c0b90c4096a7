import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeAreas } from '../support/make-areas.ts';
import { measure, type Usage } from './measure.ts';
import { copyProject } from '../support/project-copy.ts';
import { record } from './results.ts';

/**
 * With more areas than this, the Open Graph pictures are left out, because drawing them takes minutes. They are cached
 * and drawn separately from the site.
 */
const picturesUpTo = 1_000;

const sizes = process.argv.slice(2).map(Number).filter(Boolean);

/** The size of the built files whose names end with a text. */
function bytesIn(root: string, ending = ''): number {
  const folder = join(root, 'dist/client');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function row(areas: number, name: string, { wall, cpu, memory }: Usage, note = ''): string {
  record(`${areas} areas: ${name}`, wall, 's');
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
    const site = measure(copy, 'npm', ['run', '-s', 'site']);
    const javascript = `client JavaScript ${(bytesIn(copy, '.js') / 1e3).toFixed(1)} kB`;
    const megabytes = bytesIn(copy) / 1e6;
    record(`${areas} areas: files`, megabytes, 'MB');
    console.log(row(areas, 'whole site, clean', site, `${javascript}, files ${megabytes.toFixed(0)} MB`));
    console.log(row(areas, 'codegen, nothing new', measure(copy, 'npm', ['run', '-s', 'codegen'])));
    console.log(row(areas, 'check', measure(copy, 'npm', ['run', '-s', 'check:content'])));
    if (areas > picturesUpTo) return;
    console.log(row(areas, 'share pictures', measure(copy, 'npm', ['run', '-s', 'pictures'])));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

console.log('  areas step                   wall s    cpu s   max MB');
for (const areas of sizes.length > 0 ? sizes : [40, 1_000, 10_000]) run(areas);
