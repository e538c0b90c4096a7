import { describe, expect, test } from 'vitest';
import { BookBar } from '#components/BookBar.tsx';
import { CallLink, Text } from '#components/Contact.tsx';
import { DataLink, Link } from '#components/Link.tsx';
import { NavBar } from '#components/NavBar.tsx';
import { site } from '#examples/placeholder.ts';
import * as texts from '#generated/interface.ts';
import { render } from './render.tsx';

const contact = { phone: '+00 123 456', email: 'hello@example.com' };

describe('a text', () => {
  test('has links for {phone} and {email}, and keeps its text', () => {
    const $ = render(<Text text="Call {phone}, or write to {email}." contact={contact} />);
    expect($.root().text()).toBe('Call +00 123 456, or write to hello@example.com.');
    expect($('a[href="tel:+00123456"]').text()).toBe('+00 123 456');
    expect($('a[href="mailto:hello@example.com"]').text()).toBe('hello@example.com');
  });

  test('may name the phone twice', () => {
    expect(render(<Text text="{phone} {phone}" contact={contact} />)('a')).toHaveLength(2);
  });

  test('has no link without {phone} and {email}', () => {
    const $ = render(<Text text="A {word} & <b>no</b> link" contact={contact} />);
    expect($('a, b')).toHaveLength(0);
    expect($.root().text()).toBe('A {word} & <b>no</b> link');
  });
});

test('a phone link has the number without spaces', () => {
  expect(render(<CallLink phone={contact.phone} />)('a').attr('href')).toBe('tel:+00123456');
  const call = render(<BookBar site={{ phone: contact.phone }} />)('[href^="tel:"]');
  expect(call.attr('href')).toBe('tel:+00123456');
  expect(call.attr('aria-label')).toBe(texts.contact.call);
});

describe('a link from the data', () => {
  test('to another site opens in a new tab without access to the page', () => {
    const link = render(<DataLink to="https://example.com/page">Away</DataLink>)('a');
    expect(link.attr()).toEqual({ href: 'https://example.com/page', target: '_blank', rel: 'noopener' });
  });

  test('to a page of the site opens in the same tab', () => {
    expect(render(<DataLink to="/area">Area</DataLink>)('a').attr('target')).toBeUndefined();
  });

  test('to the current page is marked as current', () => {
    const page = (current: boolean) =>
      render(
        <DataLink to="/area" current={current}>
          Area
        </DataLink>,
      )('a').attr('aria-current');
    expect([page(true), page(false)]).toEqual(['page', undefined]);
  });
});

test('a link within the site keeps its fragment', () => {
  expect(render(<Link to="/locations#locations">Areas</Link>)('a').attr('href')).toBe('/locations#locations');
});

describe('the bar', () => {
  const marked = (current: string) => {
    const $ = render(<NavBar site={site} current={current} />);
    const wide = $('nav[aria-label="Main"] [aria-current]').toArray();
    return wide.map((item) => `${item.tagName} ${$(item).text().trim()} ${$(item).attr('aria-current')}`);
  };

  test('marks the current page', () => {
    expect(marked('/')).toEqual(['a Home page']);
    expect(marked('/contact')).toEqual(['a Contact Us page']);
  });

  test('marks the button of the services and the service in its panel', () => {
    expect(marked('/second')).toEqual(['button Services true', 'a Second ServiceFrom $100 an hour page']);
  });

  test('marks nothing on a page that it does not list', () => {
    expect(marked('/area')).toEqual([]);
  });
});
