import type { Change } from './content-copy.ts';

/** A new area, as an editor adds it: one file, made from another. */
export const tengah: Change = {
  file: 'data/neighbourhoods/tengah.yaml',
  copyOf: 'data/neighbourhoods/joon-koon.yaml',
  replace: [
    ['name: Joon Koon\nofficialName: Joo Koon\n', 'name: Tengah\n'],
    ['An industrial district; the nearest homes are in Jurong West.', 'Flats among trees, the first of many.'],
    ['group: east-west-line-west', 'group: other-areas'],
    ['codes: [EW29]', 'codes: []'],
    ['lines: [East West]', 'lines: []'],
    ['planningArea: Pioneer', 'planningArea: Tengah'],
    ['subzone: Joo Koon', 'subzone: Garden'],
    ['Joon Koon Circle', 'Plantation Grove'],
    ['Joon Koon Road', 'Garden Vale'],
    ['latitude: 1.32772', 'latitude: 1.3646'],
    ['longitude: 103.67837', 'longitude: 103.7295'],
  ],
};
