/** One page of each template, and of the area template its unlike forms. */
export const templates = [
  '/',
  '/about',
  '/locations',
  '/weekly-cleaning',
  '/move-in-out-cleaning',
  '/contact',
  '/thank',
  '/privacy',
  '/punggol',
  '/chinatown',
  '/joon-koon',
] as const;

/** And the unlike forms of templates; the last one has an address that does not exist. */
export const layouts = [...templates, '/post-renovation-cleaning', '/city-hall', '/no-such-page'] as const;
