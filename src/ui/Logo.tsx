import * as colours from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import { Link } from './Link.tsx';

/** The broom on its disc. The share pictures show it too. */
export const Mark = ({ disc = colours.mango }: { disc?: string }) => (
  <svg viewBox="0 0 64 64" fill="none" strokeLinecap="round" aria-hidden="true">
    <circle cx="32" cy="32" r="32" fill={disc} />
    <path d="M32 8v18" stroke={colours.ink} strokeWidth="6" />
    <path d="M32 27L14 54M32 27l-7 30M32 27v31M32 27l7 30M32 27l18 27" stroke={colours.ink} strokeWidth="4.4" />
    <path d="M23 28h18" stroke={colours.hibiscus} strokeWidth="8" />
  </svg>
);

/** The broom and the name, as a link to the home page. */
export const Logo = ({ brand }: { brand: string }) => (
  <Link to="/" className={classes.logo}>
    <Mark />
    {brand}
  </Link>
);
