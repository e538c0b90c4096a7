import { addresses } from './addresses.ts';
import { blanks } from './blanks.ts';
import type { Check } from './check.ts';
import { claims } from './claims.ts';
import { copies } from './copies.ts';
import { heads } from './heads.ts';
import { headings } from './headings.ts';
import { housing } from './housing.ts';
import { kept } from './kept.ts';
import { likeness } from './likeness.ts';
import { links } from './links.ts';
import { markup } from './markup.ts';
import { names } from './names.ts';
import { openingHours } from './opening-hours.ts';
import { placeholders } from './placeholders.ts';
import { places } from './places.ts';
import { prices } from './prices.ts';
import { redirects } from './redirects.ts';
import { references } from './references.ts';
import { samples } from './samples.ts';
import { stations } from './stations.ts';
import { tiles } from './tiles.ts';
import { timeZone } from './time-zone.ts';

/** Every rule across entries. */
export const checks: readonly Check[] = [
  addresses,
  blanks,
  claims,
  copies,
  headings,
  heads,
  housing,
  kept,
  likeness,
  links,
  markup,
  names,
  openingHours,
  placeholders,
  places,
  prices,
  redirects,
  references,
  samples,
  stations,
  tiles,
  timeZone,
];
