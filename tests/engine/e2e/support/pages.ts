/** One page of each kind. */
export const kinds = [
  '/',
  '/about',
  '/locations',
  '/weekly-cleaning',
  '/contact',
  '/thank',
  '/privacy',
  '/punggol',
] as const;

/** And what other pages of a kind have beside: reviews of a service, an area without flats, an address of no page. */
export const variants = [...kinds, '/move-in-out-cleaning', '/joon-koon', '/no-such-page'] as const;

/** And every unlike form, for pictures. */
export const layouts = [...variants, '/chinatown', '/post-renovation-cleaning', '/city-hall'] as const;
