import type { ReactNode } from 'react';
import type { Path } from '#generated/routes.ts';

interface LinkProps {
  /** A page, or a place on a page. An address that does not exist does not compile. */
  to: Path | `${Path}#${string}`;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

/** A link to a page of this site. Once the client runs, src/client/open-in-place.ts opens the page in place. */
export function Link({ to, className, current, children }: LinkProps) {
  return (
    <a className={className} href={to} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}

/**
 * A link whose address comes from the data: the codegen has checked that its page exists. Another site opens in a new tab.
 */
export function DataLink({ to, ...link }: Omit<LinkProps, 'to'> & { to: string }) {
  if (to.startsWith('/')) return <Link to={to as Path} {...link} />;
  return (
    <a href={to} className={link.className} target="_blank" rel="noopener">
      {link.children}
    </a>
  );
}
