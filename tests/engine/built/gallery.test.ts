import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from './site.ts';

describe('the built site', () => {
  test('has no page and no file of the gallery', () => {
    expect(site.files().filter((name) => /galler/i.test(name))).toEqual([]);
  });

  test('has no word of the gallery in any file', () => {
    const texts = ['.js', '.css', '.html', '.json', '.xml'].flatMap((ending) => site.files(ending));
    const marks = /gallery-|\/gallery|hello@example\.com|Gardens of Longbottom/;
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((name) => marks.test(readFileSync(join(site.folder, name), 'utf8')))).toEqual([]);
  });
});
