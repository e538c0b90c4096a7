import { expect, test } from 'vitest';
import { each, words, type Part } from '../../support/built-site.ts';
import { site } from './site.ts';
import { company, services } from './expected-company.ts';

const servicePaths: readonly string[] = services.map(({ path }) => path);

/** The text and address of each link. Of a link with several lines, only its bold text. */
const linksIn = ($: ReturnType<typeof site.page>, within: Part) =>
  each($, 'a[href]', within).map((link) => [words(link.find('b').length ? link.find('b') : link), link.attr('href')]);

const menu = [
  ['Home', '/'],
  ['About Us', '/about'],
  ...services.map(({ menu: name, path }) => [name, path]),
  ['Contact Us', '/contact'],
];

test.each(site.paths())(
  'header and footer of %s have their links, open without JavaScript, and leave room for the reviews widget',
  (path) => {
    const $ = site.page(path);
    expect($('body a').first().attr('href')).toBe('#main');
    expect(linksIn($, $('header'))[0]).toEqual([company.brand, '/']);
    for (const label of ['Main', 'Menu']) {
      expect(linksIn($, $(`header nav[aria-label="${label}"]`))).toEqual([...menu, ['Book Now', '/contact']]);
    }

    const button = $('header nav[aria-label="Main"] button');
    expect(words(button)).toBe('Services');
    const panel = $(`#${button.attr('popovertarget')}[popover]`);
    expect(linksIn($, panel).map(([, href]) => href)).toEqual(servicePaths);
    expect($('header nav[aria-label="Menu"] details summary')).toHaveLength(1);
    const target = $('header button[aria-label="Menu"]').attr('popovertarget');
    expect($(`#${target}[popover]`).find('nav')).toHaveLength(1);

    // The links to this page are marked as current, and so is Services on the page of a service.
    const items = each($, 'header nav a').filter((link) => words(link) !== 'Book Now');
    for (const link of items) expect(link.attr('aria-current')).toBe(link.attr('href') === path ? 'page' : undefined);
    const marked = items.filter((link) => link.attr('href') === path).length + (servicePaths.includes(path) ? 1 : 0);
    expect($('header [aria-current]')).toHaveLength(marked);

    const quick = each($, 'footer nav').flatMap((nav) => linksIn($, nav));
    expect(quick.toSorted()).toEqual([...menu, ['Locations', '/locations']].toSorted());
    const footer = $('footer');
    expect(words(footer.find('address'))).toContain('Blk 20 Sin Ming Lane, #03-55 Singapore 573968');
    for (const { href, text } of [company.phone, company.email]) {
      expect(footer.find(`a[href="${href}"]`).text()).toBe(text);
    }
    expect(footer.find('a[href="/privacy"]')).toHaveLength(1);
    // Space for the reviews widget is reserved above the footer, inert while it is empty.
    const place = $('main ~ aside#reviews:has(~ footer)');
    expect([place.length, place.children().length, place.attr('inert')]).toEqual([1, 0, '']);
    const social = each($, 'a[href^="https:"]', footer).map((link) => link.attr('aria-label'));
    expect(social).toEqual(['Facebook', 'Instagram']);
  },
);
