import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { Link } from '#ui/Link.tsx';
import type { LinkTarget } from '#content/links.ts';
import { onePage } from '../../../scripts/codegen/emit/pages.ts';
import { check } from '../../../src/checks/check-content.ts';
import { renderPage } from '../../../src/render/render.tsx';
import { copyContent } from '../../support/content-copy.ts';
import { render } from './render.tsx';

test('a link opens another site in a new tab without access to the page, and marks the current page', () => {
  const link = (to: LinkTarget, current = false) => render(<Link {...{ to, current, children: 'Link' }} />)('a').attr();
  const away = 'https://example.com/page';
  expect(link(away)).toEqual({ href: away, target: '_blank', rel: 'noopener' });
  expect(link('/about')).not.toHaveProperty('target');
  expect([link('/about', true)!['aria-current'], link('/about')!['aria-current']]).toEqual(['page', undefined]);
});

const away = 'https://booking.example/cleaning';
const button = / link: "?[^ "]+"? /;

test.each([
  ['/', 'pages/home.yaml'],
  ['/bedok', 'pages/neighbourhood.yaml'],
  ['/weekly-cleaning', 'services/weekly-cleaning.yaml'],
  ['/locations', 'pages/locations.yaml'],
])(
  'the first button of %s opens another site in a new tab, another page in place, and the form with the choice',
  async (path, file) => {
    const first = async (to: string) => {
      const root = copyContent();
      const name = join(root, 'data', file);
      writeFileSync(name, readFileSync(name, 'utf8').replace(button, ` link: "${to}" `));
      const { content, problems } = check(root);
      expect(problems).toEqual([]);
      const $ = load(await renderPage(onePage(content, path)!.page));
      const { href, target, rel, type } = $('main :is(.actions, #board) .button').first().attr()!;
      return { href, target, rel, type };
    };
    expect(await first(away)).toEqual({ href: away, target: '_blank', rel: 'noopener' });
    expect(await first('/about')).toEqual({ href: '/about' });
    expect(await first('/contact')).toEqual(path === '/locations' ? { href: '/contact' } : { type: 'submit' });
  },
);
