import type { Neighbourhood } from '../../../src/generated/entries.ts';
import { yearsOf, type Shelf } from './books.ts';
import { figure, latest, rowsOf, type SourceOf } from './homes.ts';

type Part<K extends keyof Neighbourhood> = Pick<Neighbourhood, K>;
type Landmark = NonNullable<Neighbourhood['landmarks']>[number];

export function sales(shelf: Shelf, slug: string, sourceOf: SourceOf): Part<'sales'> {
  const column = latest(shelf.turnover, yearsOf.resales);
  const resales = figure(rowsOf(shelf.turnover, slug)[0], column);
  if (!resales || column === undefined) return {};
  return { sales: { source: sourceOf('turnover.resales'), year: Number(yearsOf.resales.exec(column)?.[1]), resales } };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name = '', year = '') => `${year}-${String(months.indexOf(name) + 1).padStart(2, '0')}`;

export function rentals(shelf: Shelf, slug: string, sourceOf: SourceOf): Part<'rentals'> {
  const column = latest(shelf.turnover, yearsOf.rentals, 4);
  const approvals = figure(rowsOf(shelf.turnover, slug)[0], column);
  if (!approvals || column === undefined) return {};
  const [, from, fromYear, to, toYear] = yearsOf.rentals.exec(column) ?? [];
  const source = sourceOf('turnover.rentals');
  return { rentals: { source, approvals, from: monthOf(from, fromYear), to: monthOf(to, toYear) } };
}

export function privateHomes(shelf: Shelf, slug: string, sourceOf: SourceOf): Part<'privateHomes'> {
  const [row] = rowsOf(shelf['condo-floor-areas'], slug);
  const [medianSize, projects] = [figure(row, 'median_sqm'), figure(row, 'projects')];
  if (!medianSize || !projects) return {};
  return { privateHomes: { source: sourceOf('condo-floor-areas'), medianSize: Math.round(medianSize), projects } };
}

export function dwellings(shelf: Shelf, slug: string, sourceOf: SourceOf): Part<'dwellings'> {
  if (shelf.leftOut.some(({ fields }) => fields['book'] === 'dwellings-subzone' && fields['slug'] === slug)) return {};
  const row = rowsOf(shelf['dwellings-subzone'], slug).find(({ fields }) => fields['station_subzone'] === 'yes');
  const [hdb, condo, landed] = ['hdb_pct', 'condo_pct', 'landed_pct'].map((column) => figure(row, column));
  if (hdb === undefined || condo === undefined || landed === undefined) return {};
  return { dwellings: { source: sourceOf('dwellings-subzone'), hdb, condo, landed } };
}

export function station(shelf: Shelf, slug: string, sourceOf: SourceOf): Part<'station'> {
  const [row] = rowsOf(shelf.stations, slug);
  const exits = row?.fields['exits']?.split(' ').filter(Boolean) ?? [];
  const opened = row?.fields['opened'];
  if (!opened || exits.length === 0) return {};
  return { station: { source: sourceOf('stations'), opened, exits: exits as [string, ...string[]] } };
}

const kinds: Readonly<Record<string, Landmark['kind']>> = {
  'hawker centre or market': 'hawkerCentre',
  park: 'park',
  'community club': 'communityClub',
};
const order = Object.values(kinds);
/** The most places that a page lists. */
const mostPlaces = 4;

export function landmarks(shelf: Shelf, slug: string, sourceOf: SourceOf): Part<'landmarks'> {
  const all = rowsOf(shelf.places, slug).flatMap((row) => {
    const kind = kinds[row.fields['kind']!];
    return kind === undefined ? [] : [{ kind, name: row.fields['name']!, distance: figure(row, 'distance_m') ?? 0 }];
  });
  // The list of community clubs is the oldest one, so they are listed only if nothing else is near.
  const others = all.filter(({ kind }) => kind !== 'communityClub');
  const places = (others.length > 0 ? others : all)
    .toSorted((one, two) => order.indexOf(one.kind) - order.indexOf(two.kind) || one.distance - two.distance)
    .slice(0, mostPlaces)
    .map((place) => ({ ...place, source: sourceOf(`places.${place.kind}`) }));
  return places.length === 0 ? {} : { landmarks: places as [Landmark, ...Landmark[]] };
}
