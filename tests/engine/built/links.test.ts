import { expect, test } from 'vitest';
import { BuiltSite } from '../../support/built-site.ts';
import { awayFrom } from '../../support/site-links.ts';
import { site } from './site.ts';

const social = ['https://facebook.example/sapu', 'https://instagram.example/sapu'];
const map = 'https://www.google.com/maps/search/?api=1&query=Blk+20+Sin+Ming+Lane+Singapore+573968';

test('only the social networks and the map are links to other sites', () => {
  expect(awayFrom(site)).toEqual(new Set([...social, map]));
});

test('the test finds a link to another site', () => {
  const away = 'https://facebook.example/another';
  const copy = new BuiltSite(site.folder);
  copy.page('/pioneer')('main').append(`<a href="${away}">Away</a>`);
  expect(awayFrom(copy)).toContain(away);
});

test('the old address of Joo Koon redirects to its page', () => {
  expect(site.text('_redirects')).toContain('/joo-koon /joon-koon 301\n');
});
