import { formatProblem, summarise, type Problem } from './content/problem.ts';
import { check, emit, publish } from './generate.ts';

const root = process.cwd();
const checkOnly = process.argv.includes('--check');

/** One line an error, in the form that puts it on the line of a pull request. */
function annotation({ place, rule, message, fix }: Problem): string {
  const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::error file=${place.file},line=${place.line},col=${place.col},title=${rule}::${escape(`${message} Fix: ${fix}`)}`;
}

function print(problems: readonly Problem[], fileCount: number): void {
  for (const problem of problems) console.error(formatProblem(problem));
  if (process.env['GITHUB_ACTIONS'] === 'true') for (const problem of problems) console.error(annotation(problem));
  console.error(summarise(problems, fileCount));
}

async function run(): Promise<number> {
  const started = performance.now();
  const { content, problems } = check(root);
  if (problems.length > 0) {
    print(problems, content.fileCount);
    return 1;
  }
  if (checkOnly) {
    console.log(`${content.fileCount} files are in order.`);
    return 0;
  }
  const { problems: faults, written } = publish(root, await emit(root, content));
  if (faults.length > 0) {
    print(faults, content.fileCount);
    console.error(
      '\nThe locations index and the routes disagree. This is a fault in the generator, not in your file. Please tell an engineer and paste this.',
    );
    return 2;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${content.fileCount} files read, ${written.changed.length} generated files changed, ${written.removed.length} removed, ${seconds} s.`,
  );
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error('This is a fault in the generator, not in your file. Please tell an engineer and paste this.');
  console.error(error);
  process.exitCode = 2;
}
