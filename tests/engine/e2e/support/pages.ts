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
