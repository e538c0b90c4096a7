import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draft, look, mistakesIn } from '../../../scripts/desk/engine/engine.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';

test('an area can be made whose rows are in the tables already, as often as its form is filled in', () => {
  const copy = copyContent();
  const file = 'data/tables/floor-areas.csv';
  applyChanges(copy, [{ file, append: `zzz-town,3-room,68,100\n`, times: 1 }]);
  const home = process.cwd();
  const given = { latitude: '1.3640', longitude: '103.7290', description: 'A town.', names: 'A, B, C, D' };
  const all = {
    region: 'West Region',
    planningArea: 'Tengah',
    subzone: 'Tengah',
    group: 'north-east-line',
    rail: 'below',
  };
  try {
    process.chdir(copy);
    expect(look('').mistakes.map(({ rule }) => rule)).toEqual(['unknown-area']);
    for (let times = 0; times < 2; times += 1) {
      const { files = [], refusal } = draft('Zzz Town', { ...given, ...all }) ?? {};
      expect(refusal).toBeUndefined();
      expect(files.map((each) => each.file)).toEqual(['data/neighbourhoods/zzz-town.yaml']);
      applyChanges(copy, [{ file: files[0]!.file, write: files[0]!.text }]);
      expect(mistakesIn(files[0]!.file).map(({ rule }) => rule)).not.toContain('unknown-area');
    }
  } finally {
    process.chdir(home);
    rmSync(copy, { recursive: true });
  }
});
