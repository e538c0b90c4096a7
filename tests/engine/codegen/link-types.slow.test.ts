import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../../scripts/codegen/run.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { copyWithSources } from '../../support/codegen-copy.ts';
import { tengah } from '../../support/tengah.ts';

const pages = ['/', '/punggol', '/weekly-cleaning'];
const others = ['/locations#north-east-line', '/contact?postcode=460123', 'https://example.com/page'];
const wrong = ['/pungol', '/404', 'punggol', '/punggol/', '/nowhere#top', 'http://example.com', '/kontakt', ''];
const links = [...pages, ...others, ...wrong, '/tengah'];

/** Each place where a component is given an address: the links that it takes besides pages, and its source. */
const places: Record<string, { besides: string[]; source: (to: string) => string }> = {
  'a link': { besides: others, source: (to) => `<Link to="${to}">go</Link>` },
  'a button': { besides: others, source: (to) => `<ButtonLink button={{ text: 'Go', link: '${to}' }} tone="ink" />` },
  'the words of a hero': {
    besides: others,
    source: (to) => `({ title: '', subtitle: '', button: { text: '', link: '${to}' } }) satisfies Hero`,
  },
  'a fact': { besides: others, source: (to) => `({ label: '', text: '', url: '${to}' }) satisfies EvidenceItem` },
  'a service in the menu': { besides: [], source: (to) => `'${to}' satisfies Site['services'][number]['path']` },
  'the card of an area': { besides: [], source: (to) => `'${to}' satisfies Stop['path']` },
};
const imports = [
  "import { ButtonLink } from '#ui/Button.tsx';",
  "import { Link } from '#ui/Link.tsx';",
  "import type { Hero } from '#generated/entries.ts';",
  "import type { Stop } from '#places/places.ts';",
  "import type { EvidenceItem } from '#ui/sections/TileGrid.tsx';",
  "import type { Site } from '#content/site.ts';",
];

const root = copyWithSources();
const only = { extends: './tsconfig.json', include: ['src/links.tsx'] };
writeFileSync(join(root, 'tsconfig.links.json'), JSON.stringify(only));
// Each link is on its own line, so that the line number of an error tells which link it is.
const rows = Object.entries(places).flatMap(([place, { source }]) => links.map((to) => ({ place, to, source })));
const lines = rows.map(({ to, source }, index) => `export const link${index} = ${source(to)};`);
writeFileSync(join(root, 'src/links.tsx'), [...imports, ...lines, ''].join('\n'));
afterAll(() => rmSync(root, { recursive: true }));

/** The links that the compiler refuses, each with its place. */
async function refused(): Promise<string[]> {
  expect(await run(root)).toMatchObject({ exitCode: 0 });
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.links.json', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: root, encoding: 'utf8' });
  return [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): (error .*)$/gm)].map(([, file, line, answer]) => {
    expect([file, answer]).toEqual(['src/links.tsx', expect.stringMatching(/ not assignable to | does not satisfy /)]);
    const { place, to } = rows[Number(line) - 1 - imports.length]!;
    return `${place}: ${to}`;
  });
}

test('a link of a component compiles if its page exists; a link to a new area compiles as soon as its file exists', async () => {
  const expected = rows.filter(
    ({ place, to }) => wrong.includes(to) || !(pages.includes(to) || places[place]!.besides.includes(to)),
  );
  const all = expected.map(({ place, to }) => `${place}: ${to}`);
  expect(await refused()).toEqual(all);
  applyChanges(root, [tengah]);
  expect(await refused()).toEqual(all.filter((link) => !link.endsWith('/tengah')));
});
