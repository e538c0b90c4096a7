import { parentPort, workerData } from 'node:worker_threads';
import { Content } from '../content/content.ts';
import { areaFiles } from './area-files.ts';
import type { Share } from './stage-all.ts';
import { inTurns } from './turns.ts';
import { stage } from './write.ts';

const { folder, content, paths, counter } = workerData as Share;
const files = new Map(areaFiles(Content.from(content)).map((file) => [file.path, file]));
const shared = paths.flatMap((path) => files.get(path) ?? []);
parentPort?.postMessage(stage(folder, inTurns(shared, counter)));
