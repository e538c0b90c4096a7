import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Emitted } from './file.ts';

/** The changes of a run, as paths inside the folder. */
export interface Written {
  changed: string[];
  unchanged: number;
  removed: string[];
}

/** Writes a file so that a reader sees all of it or nothing, even when two runs write it at the same time. */
export function writeWhole(path: string, content: string | Uint8Array, temporary = `${path}.${process.pid}.tmp`): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

const isSame = (path: string, content: Uint8Array) => existsSync(path) && readFileSync(path).equals(content);

/** A folder of generated files. Files that are up to date are not touched. */
export class Output {
  readonly #folder: string;
  readonly #written = new Set<string>();
  readonly #changed: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  write(file: Emitted): void {
    const content = 'text' in file ? Buffer.from(file.text, file.encoding) : file.bytes;
    const path = join(this.#folder, file.path);
    this.#written.add(path);
    if (isSame(path, content)) return;
    // Beside the folder, because another run removes files that it does not know.
    writeWhole(path, content, `${this.#folder}.${process.pid}.tmp`);
    this.#changed.push(file.path);
  }

  /** Removes the files that this run has not written. */
  finish(): Written {
    const removed = readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .flatMap((item) => (item.isFile() ? [join(item.parentPath, item.name)] : []))
      .filter((path) => !this.#written.has(path));
    // Another run may remove the same files at the same time.
    for (const path of removed) rmSync(path, { force: true });
    return {
      changed: this.#changed,
      unchanged: this.#written.size - this.#changed.length,
      removed: removed.map((path) => relative(this.#folder, path)),
    };
  }
}
