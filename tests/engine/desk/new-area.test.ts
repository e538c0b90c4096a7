import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { area, look } from '../../../scripts/desk/engine/engine.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';

test('an area can be made whose rows are in the tables already, as often as its form is filled in', () => {
  const copy = copyContent();
  applyChanges(copy, [{ file: 'data/tables/floor-areas.csv', append: `zzz-town,3-room,68,100\n`, times: 1 }]);
  const home = process.cwd();
  const given = { latitude: '1.3640', longitude: '103.7290', description: 'A town.', names: 'A, B, C, D' };
  const all = {
    region: 'West Region',
    planningArea: 'Tengah',
    subzone: 'Tengah',
    group: 'north-east-line',
    rail: 'below',
  };
  const rules = () => look({ files: {}, edited: '', page: '/' }).mistakes.map(({ rule }) => rule);
  try {
    process.chdir(copy);
    expect(rules()).toEqual(['unknown-area']);
    for (let times = 0; times < 2; times += 1) {
      const { file, refusal } = area({ name: 'Zzz Town', ...given, ...all }).draft ?? {};
      expect(refusal).toBeUndefined();
      expect(file?.file).toBe('data/neighbourhoods/zzz-town.yaml');
      applyChanges(copy, [{ file: file!.file, write: file!.text }]);
      expect(rules()).not.toContain('unknown-area');
    }
  } finally {
    process.chdir(home);
    rmSync(copy, { recursive: true });
  }
});
