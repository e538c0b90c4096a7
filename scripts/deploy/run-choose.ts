// The first job of .github/workflows/deploy.yml: chooses the commit to publish, and whether to publish only the site.
import { appendFileSync } from 'node:fs';
import { choose, type Request } from './choose.ts';
import { githubOf } from './github.ts';
import { runStep, Stop } from './stop.ts';

const { COMMIT = '', WHAT = '', GITHUB_OUTPUT } = process.env;
const isWhat = (word: string): word is Request['what'] => ['automatic', 'site', 'everything'].includes(word);

await runStep(async () => {
  if (!isWhat(WHAT)) throw new Stop(`WHAT is "${WHAT}": it must be automatic, site or everything.`);
  const github = githubOf(process.env);
  const { commit, what, reason } = await choose(process.cwd(), { commit: COMMIT.trim(), what: WHAT }, github);
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `commit=${commit}\nwhat=${what}\n`);
  console.log(reason);
});
