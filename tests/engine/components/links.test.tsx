import { expect, test } from 'vitest';
import { BookBar } from '#components/BookBar.tsx';
import { CallLink, Text } from '#components/Contact.tsx';
import { DataLink } from '#components/Link.tsx';
import * as texts from '#generated/interface.ts';
import { render } from './render.tsx';

const contact = { phone: '+00 123 456', email: 'hello@example.com' };

test('a text has links for {phone} and {email}, and otherwise stays as it is', () => {
  const $ = render(<Text text="Call {phone} or {phone}, or write to {email}." contact={contact} />);
  expect($.root().text()).toBe('Call +00 123 456 or +00 123 456, or write to hello@example.com.');
  expect([...$('a')].map((link) => $(link).attr('href'))).toEqual([
    'tel:+00123456',
    'tel:+00123456',
    'mailto:hello@example.com',
  ]);
  const plain = render(<Text text="A {word} & <b>no</b> link" contact={contact} />);
  expect(plain('a, b')).toHaveLength(0);
  expect(plain.root().text()).toBe('A {word} & <b>no</b> link');
});

test('a phone link has the number without spaces', () => {
  expect(render(<CallLink phone={contact.phone} />)('a').attr('href')).toBe('tel:+00123456');
  const call = render(<BookBar site={{ phone: contact.phone }} />)('[href^="tel:"]');
  expect(call.attr('href')).toBe('tel:+00123456');
  expect(call.attr('aria-label')).toBe(texts.contact.call);
});

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
