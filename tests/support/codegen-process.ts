import { run } from '../../scripts/run.ts';

/** A process that runs the codegen over its folder each time it is asked to, and answers how that ended. */
process.on('message', () => void run(process.cwd()).then((outcome) => process.send?.(outcome)));
