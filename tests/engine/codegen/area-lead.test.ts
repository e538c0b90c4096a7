import { describe, expect, test } from 'vitest';
import type { Neighbourhood } from '../../../src/generated/entries.ts';
import { leadOf, type Lead } from '../../../src/pages/area/lead.ts';

const area: Neighbourhood = {
  name: 'Area',
  description: 'An area.',
  group: 'line',
  codes: [],
  lines: [],
  region: 'Region',
  planningArea: 'Area',
  subzone: 'Area',
  latitude: 1.3,
  longitude: 103.8,
  coverage: { pattern: 'four', names: ['A', 'B', 'C', 'D'] },
  scene: { rail: 'none' },
};

type Figures = Partial<Pick<Neighbourhood, 'newFlats' | 'privateHomes' | 'rentals' | 'sales'>>;

const source = 'list';
const flatTypes = { oneAndTwoRoom: 10, threeRoom: 40, fourRoom: 30, fiveRoomAndLarger: 20 };
const withFlats = (flats: number, figures: Figures = {}): Neighbourhood => ({
  ...area,
  housing: { source, blocks: 10, flats, ...(flats > 0 && { flatTypes }) },
  ...figures,
});
const newFlats = (percent: number) => ({ newFlats: { source, since: 2020, flats: 100, percent, streets: [] } });
const privateHomes = (projects: number) => ({ privateHomes: { source, medianSize: 80, projects } });
const rentals = (approvals: number) => ({ rentals: { source, approvals, from: '2024-04', to: '2025-02' } });
const sales = (resales: number) => ({ sales: { source, year: 2025, resales } });

const cases: readonly (readonly [what: string, area: Neighbourhood, lead: Lead])[] = [
  ['nothing is known', area, 'unknown'],
  ['no flats', withFlats(0), 'work'],
  ['fewer than 2,000 flats', withFlats(1999, newFlats(90)), 'work'],
  ['2,000 flats', withFlats(2000), 'flats'],
  ['15% new flats', withFlats(9000, { ...newFlats(15), ...rentals(900) }), 'newFlats'],
  ['14% new flats', withFlats(9000, newFlats(14)), 'flats'],
  ['25 projects, and fewer than 300 flats for each', withFlats(7000, privateHomes(25)), 'privateHomes'],
  ['25 projects, and more flats', withFlats(7500, privateHomes(25)), 'flats'],
  ['40 of a thousand flats rented out', withFlats(10_000, { ...rentals(400), ...sales(500) }), 'rentals'],
  ['24 of a thousand flats sold', withFlats(10_000, { ...rentals(399), ...sales(240) }), 'resales'],
  ['flats, of which few change hands', withFlats(10_000, { ...rentals(399), ...sales(239) }), 'flats'],
];

describe('the figures of an area decide its first section', () => {
  test.each(cases)('%s', (_what, figures, lead) => {
    expect(leadOf(figures)).toBe(lead);
  });
});
