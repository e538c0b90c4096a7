import { existsSync, readFileSync } from 'node:fs';
import type { Route } from './content/routes.ts';

// `vite build` in the place of `vike build` ends well and renders no page, so what was built is counted.
const routes = JSON.parse(readFileSync('src/generated/route-table.json', 'utf8')) as Route[];
const file = (path: string, ending: string) => `dist/client${path === '/' ? '/index' : path}${ending}`;
const missing = routes
  .flatMap(({ path }) => [file(path, '.html'), file(path, '.json')])
  .filter((path) => !existsSync(path));

if (missing.length > 0) {
  console.error(`The build lacks ${missing.length} files:\n${missing.join('\n')}\nBuild with: npm run build`);
  process.exitCode = 1;
} else {
  console.log(`${routes.length} pages are in dist/client.`);
}
