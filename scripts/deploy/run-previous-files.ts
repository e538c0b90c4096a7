// Runs before a build is published.
import { check } from '#checks/check-content.ts';
import { keepPreviousFiles } from './previous-files.ts';

const { url } = check(process.cwd(), process.env).content.single('site').data;
console.log(await keepPreviousFiles('dist/client', url));
