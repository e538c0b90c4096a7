import { expect, test } from 'vitest';
import { BuiltSite, each, linkTo, terms, words, wordsOf } from '../../support/built-site.ts';
import { buildCompany, siteOf } from '../../support/sites.ts';
import { brokenLinks, resourcesOf } from '../../support/site-links.ts';
import { structureFaults } from '../../support/structure.ts';
import { validityFaults } from '../../support/validity.ts';
import { expectedAreas } from '../built/expected-areas.ts';
import { company, services } from '../built/expected-company.ts';

// A made-up company with two services and three areas in another country. If its site is right, the site of a third
// company will be right too.
await buildCompany('second');

const site = new BuiltSite(siteOf('second'));
const areas = ['/lindenplatz', '/muehlgraben', '/sonnhang'];
const fixed = ['/', '/about', '/locations', '/contact', '/thank', '/privacy', '/404'];
const pages = [...fixed, '/window-cleaning', '/office-cleaning', ...areas];
const phone = 'tel:+43316000000';

const textOf = (path: string) => words(site.page(path)('html'));
const linksOf = (path: string, selector: string) =>
  each(site.page(path), selector).map((link) => [
    words(link.find('b').length ? link.find('b') : link),
    link.attr('href'),
  ]);

test('a second company has exactly the pages of its data, in its own language', () => {
  expect(site.paths()).toEqual(pages.toSorted());
  for (const path of pages) expect(site.page(path)('html').attr('lang')).toBe('en-AT');
});

test.each(pages)(
  'its page %s has its own services, name, address, phone and e-mail, and no words of the first, in valid HTML',
  async (path) => {
    const $ = site.page(path);
    const menu = [
      ['Windows', '/window-cleaning'],
      ['Offices', '/office-cleaning'],
    ];
    for (const place of ['header nav [popover]', 'header nav details', 'footer nav[aria-label="What We Do"]']) {
      expect(linksOf(path, `${place} a`)).toEqual(menu);
    }
    expect(words($('header a').first())).toBe('Lindenhaus');
    expect(words($('footer address'))).toContain('Lindenhof 7, Stiege 2 Graz 8010');
    expect(linkTo($, '+43 316 000 000', $('footer'))).toBe(phone);
    expect(linkTo($, 'servus@lindenhaus.example', $('footer'))).toBe('mailto:servus@lindenhaus.example');
    expect(wordsOf($, 'dt').filter((term) => !/^[\p{L}\d]/u.test(term))).toEqual([]);
    expect(structureFaults(site.html(path), site.page(path))).toEqual([]);
    expect(await validityFaults(site.html(path))).toEqual([]);
    // Its reviews are those of real customers, so they are not labelled as samples.
    expect(textOf(path)).not.toContain('Made-up voice');
    // Without a reviews widget there is no slot for one.
    expect($('#reviews')).toHaveLength(0);
  },
);

test('its service pages have their own words, figures and inclusions', () => {
  const $ = site.page('/office-cleaning');
  expect(wordsOf($, 'ol > li h3')).toEqual(['Desks', 'Tea kitchen', 'Washrooms', 'Floors', 'Reception']);
  // The board shows the price, or else the hours; the sentence below has the others.
  const windows = site.page('/window-cleaning');
  expect(wordsOf(windows, '#board tbody td')).toEqual(['from €95', '1–2 h', 'ask us']);
  expect(words(windows('.board-says [data-says="1-1"]'))).toContain('From €95, Flat. 1–2 hours.');
  // Tasks and exclusions are on the page if the data contain them.
  expect(wordsOf($, 'ol > li li')).toEqual(['Screens dusted', 'Cables put in order', 'Sink scoured']);
  expect(wordsOf($, 'ol > li p')).toEqual([]);
  expect(wordsOf($, 'ol + div > p:not([role],:last-child)')).toEqual([
    'Left to others: Dishes from yesterday.',
    'We borrow from you: A key and good coffee.',
  ]);
  expect(wordsOf(windows, '.sheet-foot > p:not([role],:last-child)')).toEqual([]);
  expect(words(windows('.on-paper'))).toContain('The crew signs here');
  // It has no reviews, so there is no section of them.
  expect(wordsOf($, 'h2')).not.toContain('From three offices');
  // A room without a picture is empty.
  expect(new Set(each(windows, '.sheet-room svg').map((room) => room.html())).size).toBe(3);
});

test('an area with flats shows them with its own texts and numbers', () => {
  const $ = site.page('/lindenplatz');
  const text = words($('main'));
  expect(text).toMatch(/4\D120 flats in 64 blocks stand within 1 km\. Most have one or two rooms: 41%/);
  expect(text).toContain('Counted by: housing register (');
  expect(words(site.page('/locations')('#sources'))).toContain(
    'housing register of the city, blocks within 1 km of the stop, counted on 3 March 2024',
  );
  expect(terms($, $('main'))).toMatchObject({ 'three rooms': '33%', 'four rooms': '19%' });
});

test('an area shows only what its data contain, with the own name of its station', () => {
  expect(textOf('/lindenplatz')).toContain('Homes around Lindenplatz Mitte');
  const text = words(site.page('/sonnhang')('main'));
  expect(text).toMatch(/Nearest quarters\s+Lindenplatz.*3\.3 kilometres/);
  expect(text).not.toMatch(/%|counted on|Line U|Tram|Homes around/);
});

test('it has its own opening hours', () => {
  expect(wordsOf(site.page('/contact'), 'table:not(form *) tr')).toEqual([
    expect.stringMatching(/^Monday to Thursday 07\.30 until 16\.00/),
    expect.stringMatching(/^Friday 07\.30 until 12\.00/),
    expect.stringMatching(/^Weekend We rest/),
    // The special day in the year 2001 is past, so it is not listed.
    'On feast days We rest',
    expect.stringMatching(/^Christmas week, 24 December 2098\s–\s6 January 2099 We rest$/),
    'Spring cleaning, 21 March 2099 08.00 until 14.30',
  ]);
  expect(textOf('/contact')).toContain('By telephone: Monday to Thursday, 7.30am to 4pm. We call back');
  expect(textOf('/office-cleaning')).toContain('+43 316 000 000, Monday to Thursday, 7.30am to 4pm.');
});

const chat = 'https://wa.me/43660000000';

test('its WhatsApp number is beside phone and e-mail, with its icon', () => {
  for (const path of pages) expect(linkTo(site.page(path), 'WhatsApp', site.page(path)('footer')), path).toBe(chat);
  const [contact, thank] = [site.page('/contact'), site.page('/thank')];
  expect(linkTo(contact, '+43 660 000 000', contact('main'))).toBe(chat);
  expect(linkTo(thank, 'WhatsApp', thank('main'))).toBe(chat);
  // It is also in the phone bar of all pages but the thank-you page.
  const links = pages.flatMap((path) => each(site.page(path), `a[href="${chat}"]`));
  expect(links).toHaveLength(2 * pages.length - 1 + 2);
  expect(contact('footer a[href*="wa.me"] svg path, main a:contains("WhatsApp") svg path')).toHaveLength(2);
});

test('none of its links and resources is broken, and it has its own redirects', () => {
  expect(brokenLinks(site)).toEqual([]);
  const needed = pages.flatMap((path) => [...resourcesOf(site, path), `og/${path.slice(1) || 'index'}.png`]);
  expect([...new Set(needed)].filter((file) => !site.has(file))).toEqual([]);
  expect(site.has('frames/third-party/reviews.html')).toBe(false);
  expect(site.text('_redirects')).toBe('/fenster /window-cleaning 301\n/fenster/ /window-cleaning 301\n');
});

const firstCompanyWords = [
  ...[company.brand, 'Singapore', 'HDB', 'MRT'].flatMap((name) => [name, name.toLowerCase()]),
  company.url.replace('https://', ''),
  company.phone.text,
  company.phone.href,
  company.email.text,
  'Sin Ming',
  '573968',
  'en-SG',
  ...services.flatMap(({ path, menu, area }) => [path.slice(1), menu, area]),
  ...expectedAreas.flatMap(({ slug, name, station }) => [name, station, `/${slug}`]),
].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));

// The examples in the desk's forms are those of the schemas.
test('none of its files has a word of the first company', () => {
  const pattern = new RegExp(String.raw`(?<!\w)(?:${firstCompanyWords.join('|')})(?![\w-])`, 'g');
  for (const name of site
    .files()
    .filter((file) => !/\.(woff2|png|ico|br|gz)$|^(frames\/)?desk\.html$|^assets\/desk\//.test(file)))
    expect.soft(site.text(name).match(pattern), name).toBeNull();
});
