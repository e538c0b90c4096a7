/** One page of each kind. */
export const pathPerKind = [
  '/',
  '/about',
  '/locations',
  '/weekly-cleaning',
  '/contact',
  '/thank',
  '/privacy',
  '/punggol',
] as const;

/** Adds a service page with reviews, an area page without flats, and the not-found page. */
export const variants = [...pathPerKind, '/move-in-out-cleaning', '/joon-koon', '/no-such-page'] as const;

/** Adds every other layout, for pictures. */
export const layouts = [...variants, '/chinatown', '/post-renovation-cleaning', '/city-hall'] as const;
