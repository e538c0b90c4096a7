import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { each } from '../support/built-site.ts';
import { samples, site } from './site.ts';

/** Width and height of a picture of the site, by what its file says of itself. */
function sizeOf(address: string): string {
  const [, size] = /^<svg[^>]* viewBox="0 -?\d+ (\d+ \d+)"/.exec(site.text(address.slice(1).replace(/#.*/, ''))) ?? [];
  if (size === undefined) throw new Error(`${address} says no size.`);
  return size;
}

/** The pictures and frames that move what is around them when they come, or that say nothing to who cannot see them. */
function faults($: CheerioAPI): string[] {
  const images = each($, 'img');
  const tag = (part: (typeof images)[number]) => /^<[^>]*>/.exec(part.toString())![0];
  const unsized = images.filter(
    (image) => `${image.attr('width')} ${image.attr('height')}` !== sizeOf(image.attr('src')!),
  );
  const silent = images.filter((image) => image.attr('alt') === undefined);
  const unnamed = each($, 'svg').filter(
    (drawing) =>
      drawing.parents('svg, [aria-hidden="true"]').length === 0 &&
      drawing.attr('aria-hidden') !== 'true' &&
      !(drawing.attr('role') !== undefined && drawing.attr('aria-label')),
  );
  const untitled = each($, 'iframe').filter((frame) => !frame.attr('title'));
  return [
    ...unsized.map((image) => `not the size of its file: ${tag(image)}`),
    ...[...silent, ...unnamed, ...untitled].map((part) => `without words: ${tag(part)}`),
  ];
}

test.each(site.paths())('the pictures of %s reserve their space, and have a text alternative or are hidden', (path) => {
  expect(faults(site.page(path))).toEqual([]);
});

describe('this test finds a picture', () => {
  const html = String(/<img[^>]* alt=""[^>]*>/.exec(samples.map((path) => site.html(path)).join('')));

  test.each([
    ['has no width', html.replace(/ width="\d+"/, '')],
    ['has a height that its file has not', html.replace(/ height="\d+"/, ' height="7"')],
    ['has no words', html.replace(/ alt=""/, '')],
    ['is a drawing that is neither named nor hidden', '<svg viewBox="0 0 1 1"></svg>'],
    ['is a frame without a title', '<iframe src="/frames/third-party/map"></iframe>'],
  ])('%s', (_, broken) => {
    expect(broken).not.toBe(html);
    expect(faults(load(broken))).toHaveLength(1);
  });
});
