import { expect, test } from 'vitest';
import { each, type Part } from '../support/built-site.ts';
import { site } from './site.ts';

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

/**
 * Whether the width and height of a picture, in whole numbers, reserve the shape of its file, so that nothing shifts. One
 * that is far from the train has no file yet.
 */
const hasItsShape = (image: Part) =>
  image.attr('src') === 'data:,' ||
  Math.abs(Number(image.attr('width')) / Number(image.attr('height')) / shapeOf(image.attr('src')!) - 1) < 0.005;

const isHiddenOrNamed = (drawing: Part) =>
  drawing.closest('[aria-hidden="true"]').length > 0 ||
  drawing.parents('svg').length > 0 ||
  (drawing.attr('role') !== undefined && Boolean(drawing.attr('aria-label')));

test('every picture reserves its space, and every picture, drawing and frame has a text alternative or is hidden', () => {
  for (const path of site.paths()) {
    const $ = site.page(path);
    const faulty = [
      ...each($, 'img').filter((image) => !hasItsShape(image) || image.attr('alt') === undefined),
      ...each($, 'svg').filter((drawing) => !isHiddenOrNamed(drawing)),
      ...each($, 'iframe').filter((frame) => !frame.attr('title')),
    ];
    const tags = faulty.map((part) => /^<[^>]*>/.exec(part.toString())![0]);
    expect.soft(tags, path).toEqual([]);
  }
});
