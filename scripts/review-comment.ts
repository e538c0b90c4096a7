// The last step of .github/workflows/review-comment.yml.
import { readFileSync } from 'node:fs';
import { githubOf } from './review/github.ts';
import { runStep } from './deploy/stop.ts';
import { commentOnPull, type ReviewRun } from './review/comment.ts';

const { GITHUB_EVENT_PATH = '' } = process.env;

await runStep(async () => {
  const { workflow_run: run } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as { workflow_run: ReviewRun };
  console.log(await commentOnPull(githubOf(process.env), run, readFileSync('review/summary.json', 'utf8')));
});
