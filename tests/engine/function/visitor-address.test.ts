import { expect, test } from 'vitest';
import { networkOf, requestSource, visitorOf } from '../../../supabase/functions/send-contact-email/visitor-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:102:304', '1.2.3.4'],
  ['[::ffff:cb00:7107]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['unknown', 'unknown'],
])('%s counts as the visitor %s', (address, visitor) => expect(visitorOf(address)).toBe(visitor));

test.each([
  ['2001:db8:1:2', '2001:db8:1'],
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('the visitor %s is in the network %s', (visitor, network) => expect(networkOf(visitor)).toBe(network));

const taken = (forwarded: string, proxies: number) =>
  requestSource(new Headers(forwarded === '' ? {} : { 'X-Forwarded-For': forwarded }), '10.0.0.1', proxies);

test.each([
  ['', 1, '10.0.0.1'],
  ['198.51.100.1', 0, '10.0.0.1'],
  ['6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['6.6.6.6, 198.51.100.1, 10.1.1.1', 2, '198.51.100.1'],
  // If there are fewer addresses than proxies, none of them is trusted.
  ['6.6.6.6', 2, '10.0.0.1'],
])('with X-Forwarded-For "%s" and %i proxies of ours, the visitor is %s', (forwarded, proxies, address) =>
  expect(taken(forwarded, proxies).address).toBe(address),
);
