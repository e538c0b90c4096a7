import { describe, expect, test } from 'vitest';
import { each, linkTo, sections, words, wordsOf } from '../../support/built-site.ts';
import { site } from './site.ts';
import { company } from './expected-company.ts';

describe('the about page', () => {
  const $ = site.page('/about');
  const [hero, story, values, ...more] = sections($);

  test('has hero, story and values in order', () => {
    expect(words(hero!)).toContain(company.brand);
    expect(words(story!)).toMatch(/founded in 2015/);
    expect(wordsOf($, 'h3', values)).toEqual(['Quality', 'Reliability', 'Integrity']);
    expect(more).toEqual([]);
  });

  test('names the services and the promises', () => {
    const text = words($('main'));
    for (const service of ['weekly or fortnightly', 'deep cleaning', 'move-in/out', 'post-renovation', 'specialised']) {
      expect(text).toContain(service);
    }
    expect(text).toContain('trained, insured, bonded and background-checked');
    expect(text).toMatch(/within 24 hours and we re-clean at no extra cost/);
  });
});

describe('the contact page', () => {
  const $ = site.page('/contact');

  test('has the title Contact Us, and a line about getting in touch', () => {
    expect(words($('h1'))).toBe('Contact Us');
    expect(words(sections($)[0]!)).toMatch(/get in touch/i);
    expect(words($('head > title'))).toContain('Contact Us');
  });

  test('has the blocks Get In Touch and Send Us a Message', () => {
    expect(wordsOf($, 'main h2')).toEqual(['Send Us a Message', 'Get In Touch']);
  });

  test('gives the address, and a link that opens it in maps', () => {
    expect(words($('main figcaption'))).toContain(company.address);
    expect(linkTo($, 'Open in maps', $('main'))).toMatch(/^https:\/\/www\.google\.com\/maps\//);
  });

  test('gives phone and e-mail as links', () => {
    const hrefs = each($, 'main a').map((link) => link.attr('href'));
    expect(hrefs).toContain(company.phone.href);
    expect(hrefs).toContain(company.email.href);
  });

  test('gives the opening hours', () => {
    expect(wordsOf($, 'main table tr').map((row) => row.replace(/\s*(Open now|Opens).*$/i, ''))).toEqual([
      'Monday to Friday 8:00 AM to 6:00 PM',
      'Saturday 9:00 AM to 5:00 PM',
      'Sunday Closed',
    ]);
  });

  test('gives the hours of the customer service below the opening hours', () => {
    expect(words($('main table + p'))).toMatch(
      /Customer service: Monday to Friday, 9am to 6pm\. Replies typically within 1–2 business hours/,
    );
  });

  test('promises an answer within 24 hours on business days', () => {
    expect(words($('main'))).toContain('within 24 hours on business days');
  });

  test('shows a map in a frame with the title "company location", which is loaded lazily', () => {
    const frame = $('main iframe');
    expect(frame).toHaveLength(1);
    expect(frame.attr('title')).toBe('Company location');
    expect(frame.attr('loading')).toBe('lazy');
    expect(frame.attr('src')).toBe('/frames/third-party/map');
  });
});

describe('the thank-you page', () => {
  const $ = site.page('/thank');

  test('states that the message was received, and what happens next', () => {
    const text = words($('main'));
    expect(text).toMatch(/message (was )?received/i);
    expect(text).toContain('as soon as possible');
    expect(text).toMatch(/What’s Next\?.*review.*within 24 hours during business days/);
  });

  test('has links to the home page, to the form and to the phone', () => {
    expect(linkTo($, 'Back to Home', $('main'))).toBe('/');
    expect(linkTo($, 'Contact Again', $('main'))).toBe('/contact');
    expect(linkTo($, company.phone.text, $('main'))).toBe(company.phone.href);
  });
});

describe('the not-found page', () => {
  const $ = site.page('/404');

  test('states what happened, and has a link to the home page', () => {
    expect(words($('main'))).toMatch(/404/);
    expect(words($('main'))).toContain('Oops! Page not found');
    expect(linkTo($, 'Return to Home', $('main'))).toBe('/');
  });
});

describe('the privacy page', () => {
  const $ = site.page('/privacy');
  const text = words($('main'));

  test('states what data is collected, why, who receives it and how long it is kept', () => {
    expect(text).toMatch(/name, e-mail, phone, the service you want and your message/);
    expect(text).toMatch(/agree a date, time and service type/);
    expect(text).toMatch(/who receives it/i);
    expect(text).toMatch(/How long.*keep.*\d+ months/i);
  });

  test('names the law, and a contact with phone and e-mail', () => {
    expect(text).toContain('Personal Data Protection Act');
    expect(linkTo($, company.phone.text, $('main article'))).toBe(company.phone.href);
    expect(linkTo($, company.email.text, $('main article'))).toBe(company.email.href);
  });
});
