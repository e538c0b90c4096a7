import { git } from '#content/git.ts';
import { readCommandLine } from './build/command-line.ts';

const usage = `Builds the desk as one HTML file that needs no server: desk/index.html. An editor opens it in a browser, changes the
content, and proposes the change to the repository on GitHub.

  npm run desk                      for the repository of "git remote origin", and its branch main
  npm run desk -- OWNER/NAME        for another repository
  npm run desk -- OWNER/NAME BRANCH

Exit codes: 0 it is built, 2 the repository is not known.`;

const [named, branch = 'main'] = readCommandLine(usage, {}).positionals;
const origin = git(process.cwd(), ['remote', 'get-url', 'origin']) ?? '';
const [, owner, repo] =
  /^([\w.-]+)\/([\w.-]+)$/.exec(named ?? process.env['GITHUB_REPOSITORY'] ?? '') ??
  (named === undefined ? /github\.com[:/]([\w.-]+)\/([\w.-]+?)(?:\.git)?$/.exec(origin) : null) ??
  [];
if (owner === undefined || repo === undefined) {
  console.error(
    named === undefined
      ? 'The GitHub repository is not known. Name it: npm run desk -- OWNER/NAME'
      : `“${named}” is not the name of a repository. Write it as on GitHub: npm run desk -- OWNER/NAME`,
  );
  process.exit(2);
}
const { buildDesk } = await import('./desk/host/static/build.ts');
const { file, bytes } = await buildDesk(process.cwd(), 'desk', { owner, repo, branch });
console.log(`${file} (${(bytes / 1e6).toFixed(1)} MB) proposes changes to ${owner}/${repo}, branch ${branch}.`);
