import { encodingOf } from '#content/pictures.ts';
import type { Files } from '../../changes/change.ts';
import type { Ask } from './github.ts';

/** Files of a commit, and the hashes by which git knows those below data/. */
export interface Known {
  files: Files;
  hashes: Files;
  commit: string;
}

/** What the build writes into the document: its own files. */
export interface Built extends Known {
  /** "OWNER/NAME" at GitHub; '' if the build did not know it. */
  repository: string;
}

export const branch = 'main';

interface Tree {
  tree: { path: string; type: string; mode: string; sha: string }[];
}

/** What the desk, the checks and the pages are made from, besides the content. */
const program = ['package-lock.json', 'schema', 'scripts', 'src', 'supabase'];

const programOf = ({ tree }: Tree) =>
  JSON.stringify(program.map((name) => tree.find(({ path }) => path === name)?.sha));

/** Whether the program differs between two commits, or GitHub does not have the first. */
export const isOtherProgram = async (ask: Ask, one: string, other: string): Promise<boolean> => {
  const [before, now] = await Promise.all(
    [one, other].map((commit) => ask<Tree>(`git/trees/${commit}`).then(programOf, () => undefined)),
  );
  return before === undefined || before !== now;
};

/** The text of a file: of a picture, its content in base64. */
async function blobText(ask: Ask, file: string, sha: string): Promise<string> {
  const { content } = await ask<{ content: string }>(`git/blobs/${sha}`);
  const inBase64 = content.replaceAll('\n', '');
  if (encodingOf(file) === 'base64') return inBase64;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(atob(inBase64), (character) => character.codePointAt(0)!),
  );
}

/** The newest files below data/, of which only those are loaded that are not known. All others belong to the program. */
export async function readNewest(ask: Ask, loaded: Known): Promise<Known> {
  const { object } = await ask<{ object: { sha: string } }>(`git/ref/heads/${branch}`);
  const commit = object.sha;
  const { tree } = await ask<Tree>(`git/trees/${commit}?recursive=1`);
  const isContent = (file: string) => file.startsWith('data/');
  const listed = tree.filter(({ path, mode }) => isContent(path) && mode.startsWith('100'));
  const data = await Promise.all(
    listed.map(async ({ path, sha }) => [
      path,
      loaded.hashes[path] === sha ? loaded.files[path]! : await blobText(ask, path, sha),
    ]),
  );
  const others = Object.entries(loaded.files).filter(([file]) => !isContent(file));
  return {
    files: Object.fromEntries([...data, ...others]),
    hashes: Object.fromEntries(listed.map(({ path, sha }) => [path, sha])),
    commit,
  };
}
