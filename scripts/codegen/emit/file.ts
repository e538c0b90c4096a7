import { createHash } from 'node:crypto';

/** A file that the codegen makes. The path is relative to `src/generated`; the text of a photo is in base64. */
export interface EmittedFile {
  path: string;
  text: string;
  encoding?: 'utf8' | 'base64';
}

/** A generated file that is not text. */
export interface EmittedBytes {
  path: string;
  bytes: Uint8Array;
}

export type Emitted = EmittedFile | EmittedBytes;

export const command = 'npm run codegen';

/** The first line of a generated module. */
export function banner(from: string): string {
  return `// Generated from ${from} by "${command}". Do not edit.\n`;
}

/** A generated module with constants, by their names. */
export function constants(path: string, from: string, values: Readonly<Record<string, unknown>>): EmittedFile {
  const all = Object.entries(values).map(
    ([name, value]) => `\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  return { path, text: banner(from) + all.join('') };
}

/** Indented JSON with one value on each line, so that a message can point to a line. */
export function json(path: string, value: unknown): EmittedFile {
  return { path, text: `${JSON.stringify(value, null, 1)}\n` };
}

/** A public file with a hash of its content in its name, so that browsers can cache it forever. */
export function asset(folder: string, name: string, extension: string, text: string): EmittedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `public/assets/${folder}/${name}-${hash}.${extension}`, text };
}

/** The address of a public file. */
export const addressOf = ({ path }: Pick<Emitted, 'path'>): `/${string}` => `/${path.slice('public/'.length)}`;
