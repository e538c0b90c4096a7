import { run } from '../../scripts/build/run.ts';

/** A child process that runs the codegen in its folder at each message, and sends the outcome back. */
process.on('message', () => void run(process.cwd()).then((outcome) => process.send?.(outcome)));
