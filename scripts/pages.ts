// Builds the pages from the codegen's output. scripts/site.ts starts it while the codegen runs: it loads the bundler, and
// waits for what each step needs.
import { prepareBuild } from './build/prerender/build-pages.ts';

/** What the codegen has written: what the bundles import, then the data of all pages. */
export type Made = 'modules' | 'pages';

const whenMade = (wanted: Made) =>
  new Promise<void>((resolve) => process.on('message', (made) => made === wanted && resolve()));
const [modules, pages] = [whenMade('modules'), whenMade('pages')];

async function build(): Promise<void> {
  const { bundle, render } = await prepareBuild(process.cwd());
  await modules;
  await bundle();
  await pages;
  await render();
}

await build().catch((error: unknown) => {
  // vike loads a package that lets a process with an uncaught error end with 0, as if all were well.
  console.error(error);
  process.exitCode = 1;
});
process.disconnect();
