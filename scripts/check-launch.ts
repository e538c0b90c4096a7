import { checkLaunch } from './launch/launch.ts';

const [flag, envFile, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (flag !== undefined && (flag !== '--env' || envFile === undefined))) {
  console.error('Use it as: npm run check:launch, or npm run check:launch -- --env FILE');
  process.exit(2);
}
const { exitCode, text } = checkLaunch(process.cwd(), process.env, envFile);
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
