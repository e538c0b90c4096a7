import { ArtFiles } from '../../scripts/build/emit/art.ts';
import type { EmittedFile } from '../../scripts/build/emit/file.ts';
import { makePages, pageFile } from '../../scripts/build/emit/pages.ts';
import type { Content } from '../../src/content/content.ts';
import { withFigures } from '../../src/content/fill.ts';
import * as drawings from '../../src/drawings/index.ts';

/** The files that the codegen makes for each page. */
export const pageFiles = (content: Content): EmittedFile[] =>
  [...makePages({ content: withFigures(content), art: new ArtFiles(), drawings, finder: '/finder.json' })].map(
    pageFile,
  );
