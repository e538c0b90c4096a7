import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Share } from './draw-all.ts';
import { draw } from './draw.ts';
import { writeWhole } from '../emit/write-whole.ts';

const [{ jobs, fonts }] = (await once(process, 'message')) as [Share];
for (const { path, svg, file } of jobs) {
  try {
    writeWhole(file, draw(svg, fonts));
    // The renderer frees its pixels only between turns of the event loop, so each picture waits for the next turn.
    await setImmediate();
  } catch (error) {
    process.send?.({ path, message: (error as Error).message });
    process.exitCode = 1;
    break;
  }
}
process.disconnect();
