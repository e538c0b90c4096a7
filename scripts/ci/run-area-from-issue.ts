// A step of .github/workflows/add-area.yml: writes the file of the area, or the mistakes, from the issue of the event.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaFromIssue, type Issue } from './area-from-issue.ts';

const { GITHUB_EVENT_PATH = '', GITHUB_OUTPUT, RUNNER_TEMP = '.' } = process.env;
const { issue } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as { issue: Issue };
const { slug, text } = await areaFromIssue(process.cwd(), issue);
writeFileSync(join(RUNNER_TEMP, 'area.md'), text);
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `slug=${slug ?? ''}\n`);
console.log(text);
