// The first job of .github/workflows/deploy.yml: chooses the commit to publish, and whether to publish only the site.
import { appendFileSync } from 'node:fs';
import { choose, type Request } from './choose.ts';
import { runStep, Stop } from './stop.ts';

const {
  COMMIT = '',
  WHAT = '',
  GITHUB_API_URL = 'https://api.github.com',
  GITHUB_REPOSITORY = '',
  GITHUB_TOKEN = '',
  GITHUB_OUTPUT,
} = process.env;
const isWhat = (word: string): word is Request['what'] => ['automatic', 'site', 'everything'].includes(word);

await runStep(async () => {
  if (!isWhat(WHAT)) throw new Stop(`WHAT is "${WHAT}": it must be automatic, site or everything.`);
  const host = { api: GITHUB_API_URL, repository: GITHUB_REPOSITORY, token: GITHUB_TOKEN };
  const { commit, what, reason } = await choose(process.cwd(), { commit: COMMIT.trim(), what: WHAT }, host);
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `commit=${commit}\nwhat=${what}\n`);
  console.log(reason);
});
