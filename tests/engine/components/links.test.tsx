import { expect, test } from 'vitest';
import { Link } from '#components/Link.tsx';
import type { LinkTarget } from '#types/links.ts';
import { render } from './render.tsx';

test('a link opens another site in a new tab without access to the page, and marks the current page', () => {
  const link = (to: LinkTarget, current = false) =>
    render(
      <Link to={to} current={current}>
        Link
      </Link>,
    )('a').attr();
  const away = 'https://example.com/page';
  expect(link(away)).toEqual({ href: away, target: '_blank', rel: 'noopener' });
  expect(link('/about')).not.toHaveProperty('target');
  expect([link('/about', true)!['aria-current'], link('/about')!['aria-current']]).toEqual(['page', undefined]);
});
