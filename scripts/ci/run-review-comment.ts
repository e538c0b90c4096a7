// The last step of .github/workflows/review-comment.yml.
import { readFileSync } from 'node:fs';
import { runStep } from '../deploy/stop.ts';
import { commentOnPull, type ReviewRun } from './review-comment.ts';

const {
  GITHUB_API_URL = 'https://api.github.com',
  GITHUB_REPOSITORY = '',
  GITHUB_TOKEN = '',
  GITHUB_EVENT_PATH = '',
} = process.env;

await runStep(async () => {
  const { workflow_run: run } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as { workflow_run: ReviewRun };
  const repository = { api: GITHUB_API_URL, name: GITHUB_REPOSITORY, token: GITHUB_TOKEN };
  console.log(await commentOnPull(repository, run, readFileSync('review/summary.json', 'utf8')));
});
