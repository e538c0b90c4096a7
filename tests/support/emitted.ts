import { rmSync } from 'node:fs';
import type { Environment } from '../../src/content/backend.ts';
import type { PageData } from '#pages/kinds.ts';
import { pageFile } from '../../scripts/codegen/emit/pages.ts';
import { check } from '../../src/checks/check-content.ts';
import type { ShippedData } from '../../src/render/page-data.ts';
import { emit } from '../../scripts/codegen/generate.ts';
import { applyChanges, copyContent, type Change } from './content-copy.ts';

export interface EmittedTexts {
  /** The text of an emitted file. */
  text: (path: string) => string;
  /** The data of an emitted page. */
  page: <Kind extends PageData['kind']>(kind: Kind, path: string) => Extract<PageData, { kind: Kind }>;
  paths: readonly string[];
}

/** The files that the codegen makes from the tests' content after some changes. Nothing is written. */
export const emittedAfter = (...changes: readonly Change[]) => emittedIn({}, changes);

/** The same as `emittedAfter`, with environment variables. */
export async function emittedIn(environment: Environment, changes: readonly Change[] = []): Promise<EmittedTexts> {
  const root = copyContent();
  applyChanges(root, changes);
  const { content, problems } = check(root, environment);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const { files: others, build, pages, art } = await emit(root, content);
  const files = [...others, ...[...pages].map((page) => pageFile(page, build)), ...art.files];
  rmSync(root, { recursive: true });
  const text = (path: string) => {
    const file = files.find((candidate) => candidate.path === path);
    if (file === undefined || !('text' in file)) throw new Error(`${path} was not emitted.`);
    return file.text;
  };
  return {
    text,
    paths: files.map(({ path }) => path),
    page: <Kind extends PageData['kind']>(kind: Kind, path: string) => {
      const { page: data } = JSON.parse(text(`public${path}.json`)) as ShippedData;
      if (data.kind !== kind) throw new Error(`${path} is a page of the kind ${data.kind}.`);
      return data as Extract<PageData, { kind: Kind }>;
    },
  };
}
