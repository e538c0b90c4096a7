import { addresses } from './addresses.ts';
import type { Check } from './check.ts';
import { counts } from './counts.ts';
import { heads } from './heads.ts';
import { housing } from './housing.ts';
import { kept } from './kept.ts';
import { links } from './links.ts';
import { names } from './names.ts';
import { placeholders } from './placeholders.ts';
import { redirects } from './redirects.ts';
import { references } from './references.ts';
import { stations } from './stations.ts';
import { tiles } from './tiles.ts';

/** Every rule across entries. */
export const checks: readonly Check[] = [
  addresses,
  counts,
  heads,
  housing,
  kept,
  links,
  names,
  placeholders,
  redirects,
  references,
  stations,
  tiles,
];
