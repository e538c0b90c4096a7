import { describe, expect, test } from 'vitest';
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

describe.each(site.paths())('on the page %s', (path) => {
  const $ = site.page(path);

  test('the logo links to the home page', () => {
    const [logo] = linksIn($, $('header'));
    expect(logo).toEqual([company.brand, '/']);
  });

  test.each(['Main', 'Menu'])('the navigation "%s" has the menu and Book Now', (label) => {
    expect(linksIn($, $(`header nav[aria-label="${label}"]`))).toEqual([...menu, ['Book Now', '/contact']]);
  });

  test('the button of the services opens their panel without JavaScript', () => {
    const button = $('header nav[aria-label="Main"] button');
    expect(words(button)).toBe('Services');
    const panel = $(`#${button.attr('popovertarget')}[popover]`);
    expect(linksIn($, panel).map(([, href]) => href)).toEqual(servicePaths);
    expect($('header nav[aria-label="Menu"] details summary').length).toBe(1);
  });

  test("the button of the phone's menu opens it without JavaScript", () => {
    const target = $('header button[aria-label="Menu"]').attr('popovertarget');
    expect($(`#${target}[popover]`).find('nav')).toHaveLength(1);
  });

  test('the links to this page are marked as current in the navigation, and so is Services on the page of a service', () => {
    const items = each($, 'header nav a').filter((link) => words(link) !== 'Book Now');
    const current = items.filter((link) => link.attr('aria-current') === 'page');
    expect(current.map((link) => link.attr('href'))).toEqual(
      items.map((link) => link.attr('href')).filter((href) => href === path),
    );
    expect($('header [aria-current]').length - current.length).toBe(servicePaths.includes(path) ? 1 : 0);
  });

  test('the footer has the quick links', () => {
    const links = each($, 'footer nav').flatMap((nav) => linksIn($, nav));
    expect(links.toSorted()).toEqual([...menu, ['Locations', '/locations']].toSorted());
  });

  test('the footer has address, phone, e-mail, social links and privacy', () => {
    const footer = $('footer');
    expect(words(footer.find('address'))).toContain('Blk 20 Sin Ming Lane, #03-55 Singapore 573968');
    expect(footer.find(`a[href="${company.phone.href}"]`).text()).toBe(company.phone.text);
    expect(footer.find(`a[href="${company.email.href}"]`).text()).toBe(company.email.text);
    expect(footer.find('a[href="/privacy"]')).toHaveLength(1);
    expect(each($, 'a[href^="https:"]', footer).map((link) => link.attr('aria-label'))).toEqual([
      'Facebook',
      'Instagram',
    ]);
  });

  test('reserves space for the reviews widget above the footer, inert while it is empty', () => {
    const place = $('main ~ aside#reviews');
    expect(place).toHaveLength(1);
    expect(place.children()).toHaveLength(0);
    expect(place.attr('inert')).toBe('');
    expect($('aside#reviews ~ footer')).toHaveLength(1);
  });

  test('the first link skips to the content', () => {
    expect($('body a').first().attr('href')).toBe('#main');
  });
});
