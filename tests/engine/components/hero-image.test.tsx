import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import { onePage } from '../../../scripts/codegen/emit/pages.ts';
import { Output } from '../../../scripts/codegen/emit/write.ts';
import { check } from '../../../src/checks/check-content.ts';
import { madeFrom } from '../../../src/pages/made-from.ts';
import { listPages } from '../../../src/pages/routes.ts';
import { renderPage } from '../../../src/render/render.tsx';
import { copyContent, type Change } from '../../support/content-copy.ts';

const photo = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x80]);
const gradient = '<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:url(#b)}</style><text>Hi</text></svg>';
const inHero = (file: string, name: string): Change => ({
  file,
  replace: ['hero:', `hero:\n  image: { file: ${name}, alt: "{brand}'s \\"team\\"" }`],
});
const inArea: Change = {
  file: 'data/neighbourhoods/pioneer.yaml',
  replace: ['scene:', "image: { file: 1-2.jpg, alt: Pioneer's pool }\nscene:"],
};

test.each([
  ['/', '1-2.jpg', inHero('data/pages/home.yaml', '1-2.jpg'), /’s “team”$/],
  ['/about', 'team.svg', inHero('data/pages/about.md', 'team.svg'), /’s “team”$/],
  ['/weekly-cleaning', '24-7.avif', inHero('data/services/weekly-cleaning.yaml', '24-7.avif'), /’s “team”$/],
  ['/pioneer', '1-2.jpg', inArea, /^Pioneer’s pool$/],
] as const)(
  '%s shows the picture that its file names, %s, in place of the drawn one',
  async (path, name, change, alt) => {
    const root = copyContent([change]);
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, 'data/pictures', name), name.endsWith('.svg') ? gradient : photo);
    const { content, problems } = check(root);
    expect(problems).toEqual([]);
    const { page, files } = onePage(content, path)!;
    const hero = load(await renderPage(page))('.hero .hero-picture');
    expect(hero.find('svg')).toHaveLength(0);
    const { src, ...attributes } = hero.find('img').attr()!;
    expect(attributes).toEqual({
      alt: expect.stringMatching(alt),
      width: '1440',
      height: '790',
      fetchpriority: 'high',
    });
    const [stem, ending] = name.split('.');
    expect(src).toMatch(new RegExp(`^/assets/art/${stem}-[0-9a-f]{8}\\.${ending}$`));
    // The share picture keeps the drawing.
    expect(page).toHaveProperty('pictures.hero', expect.stringMatching(/^<svg/));
    const listed = listPages(content).find(({ route }) => route.path === path)!;
    expect(madeFrom(listed, content)).toContain(`data/pictures/${name}`);
    const emitted = files.find((each) => src!.endsWith(each.path.replace('public', '')))!;
    mkdirSync(join(root, 'out'));
    new Output(join(root, 'out')).write(emitted);
    expect(readFileSync(join(root, 'out', emitted.path))).toEqual(
      name.endsWith('.svg') ? Buffer.from(gradient) : photo,
    );
  },
);
