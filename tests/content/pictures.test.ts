import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { each } from '../support/built-site.ts';
import { samples, site } from './site.ts';

/**
 * The aspect ratio of a picture of the site, or of a view of one (rooms.svg#kitchen), according to the `viewBox` in its
 * file.
 */
function shapeOf(address: string): number {
  const [file = '', view] = address.slice(1).split('#');
  const start = view === undefined ? '^<svg[^>]*' : `<view id="${view}"`;
  const size = new RegExp(`${start} viewBox="-?[\\d.]+ -?[\\d.]+ ([\\d.]+) ([\\d.]+)"`);
  const [, width, height] = size.exec(site.text(file)) ?? [];
  return Number(width) / Number(height);
}

/** Pictures have whole numbers as width and height, so their aspect ratio may be off by this share. */
const rounding = 0.005;

/**
 * The pictures that reserve a wrong shape and so shift the layout when they load, and the parts without a text
 * alternative.
 */
function faults($: CheerioAPI): string[] {
  const images = each($, 'img');
  const tag = (part: (typeof images)[number]) => /^<[^>]*>/.exec(part.toString())![0];
  const unsized = images.filter((image) => {
    const reserved = Number(image.attr('width')) / Number(image.attr('height'));
    return !(Math.abs(reserved / shapeOf(image.attr('src')!) - 1) < rounding);
  });
  const silent = images.filter((image) => image.attr('alt') === undefined);
  const unnamed = each($, 'svg').filter(
    (drawing) =>
      drawing.parents('svg, [aria-hidden="true"]').length === 0 &&
      drawing.attr('aria-hidden') !== 'true' &&
      !(drawing.attr('role') !== undefined && drawing.attr('aria-label')),
  );
  const untitled = each($, 'iframe').filter((frame) => !frame.attr('title'));
  return [
    ...unsized.map((image) => `not the shape of its file: ${tag(image)}`),
    ...[...silent, ...unnamed, ...untitled].map((part) => `without words: ${tag(part)}`),
  ];
}

test.each(site.paths())('the pictures of %s reserve their space, and have a text alternative or are hidden', (path) => {
  expect(faults(site.page(path))).toEqual([]);
});

describe('the test finds a part that', () => {
  const html = String(/<img[^>]* alt=""[^>]*>/.exec(samples.map((path) => site.html(path)).join('')));

  test.each([
    ['has no width', html.replace(/ width="\d+"/, '')],
    ['has a height that its file has not', html.replace(/ height="\d+"/, ' height="7"')],
    ['is a view that its file has not', html.replace(/(#\w+)?" alt/, '#nowhere" alt')],
    ['has no words', html.replace(/ alt=""/, '')],
    ['is a drawing that is neither named nor hidden', '<svg viewBox="0 0 1 1"></svg>'],
    ['is a frame without a title', '<iframe src="/frames/third-party/map"></iframe>'],
  ])('%s', (_, broken) => {
    expect(broken).not.toBe(html);
    expect(faults(load(broken))).toHaveLength(1);
  });
});
