import { expect, test } from 'vitest';
import { DataLink } from '#components/Link.tsx';
import { render } from './render.tsx';

test('a link from the data opens another site in a new tab without access to the page, and marks the current page', () => {
  const link = (to: string, current = false) =>
    render(
      <DataLink to={to} current={current}>
        Link
      </DataLink>,
    )('a').attr();
  const away = 'https://example.com/page';
  expect(link(away)).toEqual({ href: away, target: '_blank', rel: 'noopener' });
  expect(link('/area')).not.toHaveProperty('target');
  expect([link('/area', true)!['aria-current'], link('/area')!['aria-current']]).toEqual(['page', undefined]);
});
