// Builds the pages from the codegen's output: `npm run pages`.
import { buildPages } from './build/prerender/build-pages.ts';

await buildPages(process.cwd());
