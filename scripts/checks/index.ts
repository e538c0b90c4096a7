import { addresses } from './addresses.ts';
import { allowedClaims } from './allowed-claims.ts';
import { coordinates } from './coordinates.ts';
import type { Check } from './check.ts';
import { emptyValues } from './empty-values.ts';
import { housing } from './housing.ts';
import { links } from './links.ts';
import { markdown } from './markdown.ts';
import { markup } from './markup.ts';
import { names } from './names.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { openingHours } from './opening-hours.ts';
import { ownFigures } from './own-figures.ts';
import { pictures } from './pictures.ts';
import { placeholders } from './placeholders.ts';
import { priceBoard } from './price-board.ts';
import { priceBoardButton } from './price-board-button.ts';
import { prices } from './prices.ts';
import { publicHolidays } from './public-holidays.ts';
import { questions } from './questions.ts';
import { quotes } from './quotes.ts';
import { redirects } from './redirects.ts';
import { references } from './references.ts';
import { retentionNotice } from './retention-notice.ts';
import { samples } from './samples.ts';
import { stations } from './stations.ts';
import { tables } from './tables.ts';
import { tiles } from './tiles.ts';
import { timeZone } from './time-zone.ts';
import { titlesAndDescriptions } from './titles-and-descriptions.ts';

/** All content checks. */
export const checks: readonly Check[] = [
  addresses,
  allowedClaims,
  coordinates,
  emptyValues,
  housing,
  links,
  markdown,
  markup,
  names,
  nearDuplicates,
  openingHours,
  ownFigures,
  pictures,
  placeholders,
  priceBoard,
  priceBoardButton,
  prices,
  publicHolidays,
  questions,
  quotes,
  redirects,
  references,
  retentionNotice,
  samples,
  stations,
  tables,
  tiles,
  timeZone,
  titlesAndDescriptions,
];
