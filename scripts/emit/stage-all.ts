import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Content, Snapshot } from '../content/content.ts';
import { areaFiles } from './area-files.ts';
import type { Emitted } from './file.ts';
import { inTurns } from './turns.ts';
import { stage, type Staged } from './write.ts';

/** What a thread is given. */
export interface Share {
  folder: string;
  content: Snapshot;
  /** The files of areas to write. */
  paths: readonly string[];
  counter: SharedArrayBuffer;
}

/** Fewer files than this are written sooner than a thread starts. */
const worthAThread = 1_000;

async function inThread(share: Share): Promise<Staged> {
  const worker = new Worker(new URL('stage-worker.mjs', import.meta.url), {
    workerData: share,
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  const [staged] = (await once(worker, 'message')) as [Staged];
  return staged;
}

/**
 * Stages files, the pages of many areas on all processors. The threads draw pages from the same content and take them
 * in turns, so that none waits for another.
 */
export async function stageAll(
  folder: string,
  files: readonly Emitted[],
  content: Content,
  threads = files.length < worthAThread ? 0 : availableParallelism() - 1,
): Promise<Staged> {
  const areas = new Set(threads === 0 ? [] : areaFiles(content).map(({ path }) => path));
  const shared = files.filter(({ path }) => areas.has(path));
  const counter = new SharedArrayBuffer(4);
  const share = { folder, content: content.snapshot(), paths: shared.map(({ path }) => path), counter };
  const others = Array.from({ length: threads }, () => inThread(share));
  const own = [
    stage(
      folder,
      files.filter(({ path }) => !areas.has(path)),
    ),
    stage(folder, inTurns(shared, counter)),
  ];
  const all = [...own, ...(await Promise.all(others))];
  return {
    changed: all.flatMap(({ changed }) => changed),
    unchanged: all.reduce((sum, { unchanged }) => sum + unchanged, 0),
  };
}
