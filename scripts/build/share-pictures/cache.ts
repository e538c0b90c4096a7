import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures that no page uses now are kept for a change that is taken back, this many of them. */
const spare = 500;

const ending = '.png';

/** Pictures by a hash of their input, so that no picture is drawn twice. */
export class PictureCache {
  readonly folder: string;
  readonly #version: string;

  /** `versions` are the facts besides the SVG that change the bytes. */
  constructor(folder: string, versions: readonly string[]) {
    this.folder = folder;
    this.#version = JSON.stringify(versions);
  }

  /** The file of a picture, whether it is there or not. */
  fileOf(svg: string): string {
    const hash = createHash('sha256').update(this.#version).update(svg).digest('hex');
    return join(this.folder, `${hash}${ending}`);
  }

  /** Removes the oldest of the pictures that this run did not use, beyond those that are kept as spares. */
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
