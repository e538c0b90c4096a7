import { expect, test } from 'vitest';
import { each, linkTo, sections, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { company } from './expected-company.ts';

test('the about page has hero, story and values in order, and names the services and the promises', () => {
  const $ = site.page('/about');
  const [hero, story, values, ...more] = sections($);
  expect(words(hero!)).toContain(company.brand);
  expect(words(story!)).toMatch(/founded in 2015/);
  expect(wordsOf($, 'h3', values)).toEqual(['Quality', 'Reliability', 'Integrity']);
  expect(more).toEqual([]);
  const services = ['weekly or fortnightly', 'deep cleaning', 'move-in/out', 'post-renovation', 'specialised'];
  const promises = [
    'trained, insured, bonded and background-checked',
    'within 24 hours and we re-clean at no extra cost',
  ];
  for (const said of [...services, ...promises]) expect(words($('main'))).toContain(said);
});

test('the contact page has its blocks, the address, phone, e-mail, hours, and a map that is loaded lazily', () => {
  const $ = site.page('/contact');
  expect(words($('h1'))).toBe('Contact Us');
  expect(words(sections($)[0]!)).toMatch(/get in touch/i);
  expect(words($('head > title'))).toContain('Contact Us');
  expect(wordsOf($, 'main h2')).toEqual(['Send Us a Message', 'Get In Touch']);
  expect(words($('main figcaption'))).toContain(company.address);
  expect(linkTo($, 'Open in maps', $('main'))).toMatch(/^https:\/\/www\.google\.com\/maps\//);
  const hrefs = each($, 'main a').map((link) => link.attr('href'));
  expect(hrefs).toEqual(expect.arrayContaining([company.phone.href, company.email.href]));
  // Special days and holidays follow, as long as some are ahead on the day of the build.
  const hours = wordsOf($, 'main table:not(form *) tr').map((row) => row.replace(/\s*(Open now|Opens).*$/i, ''));
  expect(hours.slice(0, 3).join()).toBe(
    'Monday to Friday 8:00 AM to 6:00 PM,Saturday 9:00 AM to 5:00 PM,Sunday Closed',
  );
  expect(words($('main table + p'))).toMatch(
    /Customer service: Monday to Friday, 9am to 6pm\. Replies typically within 1–2 business hours/,
  );
  expect(words($('main'))).toContain('within 24 hours on business days');
  const map = { title: 'Company location', loading: 'lazy', src: '/frames/third-party/map' };
  expect(each($, 'main iframe').map((frame) => frame.attr())).toMatchObject([map]);
});

test('the thank-you page states what happens next, and links the home page, the form and the phone', () => {
  const $ = site.page('/thank');
  const text = words($('main'));
  expect(text).toMatch(/message (was )?received/i);
  expect(text).toContain('as soon as possible');
  expect(text).toMatch(/What’s Next\?.*review.*within 24 hours during business days/);
  expect(linkTo($, 'Back to Home', $('main'))).toBe('/');
  expect(linkTo($, 'Contact Again', $('main'))).toBe('/contact');
  expect(linkTo($, company.phone.text, $('main'))).toBe(company.phone.href);
});

test('the not-found page states what happened, and links the home page', () => {
  const $ = site.page('/404');
  expect(words($('main'))).toMatch(/404.*Oops! Page not found/);
  expect(linkTo($, 'Return to Home', $('main'))).toBe('/');
});

test('the privacy page states what is collected, why, who receives it, how long it is kept, the law and a contact', () => {
  const $ = site.page('/privacy');
  for (const said of [
    /name, e-mail, phone, the service you want and your message/,
    /agree a date, time and service type/,
    /who receives it/i,
    /How long.*keep.*\d+ months/i,
    /Personal Data Protection Act/,
  ])
    expect(words($('main'))).toMatch(said);
  expect(linkTo($, company.phone.text, $('main article'))).toBe(company.phone.href);
  expect(linkTo($, company.email.text, $('main article'))).toBe(company.email.href);
});
