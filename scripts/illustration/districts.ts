import type { Weights } from './building-kinds.ts';

/** URA planning areas in the city centre. Their census shares mean little, because few people live there. */
export const cityAreas: ReadonlySet<string> = new Set([
  'Downtown Core',
  'Museum',
  'Rochor',
  'Outram',
  'Singapore River',
]);

/**
 * Extra weights for the buildings that a URA planning area or subzone is known for.
 * A place that is not listed here has no extra weights. No planning area shares its name with a subzone listed here.
 */
export const districts: Readonly<Record<string, Partial<Weights>>> = {
  // Planning areas
  Rochor: { shophouse: 5 },
  Outram: { shophouse: 6 },
  'Singapore River': { shophouse: 4, condo: 2 },
  Museum: { office: 2, condo: 2 },
  Pioneer: { factory: 8 },
  // Subzones
  'Tanjong Pagar': { office: 4, shophouse: 3 },
  'Raffles Place': { office: 10 },
  'City Hall': { civic: 5, office: 3 },
  Bugis: { shophouse: 4, office: 2 },
  Lavender: { shophouse: 3 },
  'One North': { office: 2 },
  'Jurong Gateway': { office: 2 },
};
