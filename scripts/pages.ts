// Builds the pages from the codegen's output. `npm run site` starts it while the codegen runs: it loads the bundler, and
// then waits for a message.
import { once } from 'node:events';
import { prepareBuild } from './build/prerender/build-pages.ts';

const isMade = once(process, 'message');
const build = await prepareBuild(process.cwd());
await isMade;
await build().catch((error: unknown) => {
  // vike loads a package that lets a process with an uncaught error end with 0, as if all were well.
  console.error(error);
  process.exitCode = 1;
});
process.disconnect();
