// Runs before a build is published.
import { existsSync } from 'node:fs';
import { check } from '#checks/check-content.ts';
import { count } from '#content/problem.ts';
import { keepPreviousFiles } from './previous-files.ts';

const folder = 'dist/client';
if (!existsSync(`${folder}/assets`)) {
  console.error('There is no build. Make it with: npm run build');
  process.exit(1);
}
const { url } = check(process.cwd(), process.env).content.single('site').data;
const { kept, lost, skipped } = await keepPreviousFiles(folder, url);
for (const { file, reason } of lost) console.error(`${file} of the live site was not kept: ${reason}.`);
if (skipped === undefined) console.log(`${count(kept.length, 'file')} of the live site kept for open pages.`);
else console.log(`No files of the previous deploy are kept: ${skipped}.`);
