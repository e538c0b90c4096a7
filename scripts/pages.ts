// Builds the pages of what the codegen made: `npm run pages`.
import { buildPages } from './build/pages.ts';

await buildPages(process.cwd());
