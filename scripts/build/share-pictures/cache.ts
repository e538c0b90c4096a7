import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The number of unused pictures to keep, in case a change is reverted. */
const spare = 500;

const ending = '.png';

/** Pictures by a hash of their input, so that no picture is drawn twice. */
export class PictureCache {
  readonly folder: string;
  readonly #version: string;

  /** `versions` are the inputs other than the SVG that change the bytes of a picture. */
  constructor(folder: string, versions: readonly string[]) {
    this.folder = folder;
    this.#version = JSON.stringify(versions);
  }

  /** The path of a picture's file, which may not exist yet. */
  fileOf(svg: string): string {
    const hash = createHash('sha256').update(this.#version).update(svg).digest('hex');
    return join(this.folder, `${hash}${ending}`);
  }

  /** Removes unused pictures, except the newest `keep` of them. */
  prune(used: ReadonlySet<string>, keep = spare): string[] {
    const unused = readdirSync(this.folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => join(this.folder, name))
      .filter((file) => !used.has(file))
      .map((file) => ({ file, written: statSync(file).mtimeMs }))
      .toSorted((a, b) => b.written - a.written || a.file.localeCompare(b.file));
    const old = unused.slice(keep).map(({ file }) => file);
    for (const file of old) rmSync(file, { force: true });
    return old;
  }
}
