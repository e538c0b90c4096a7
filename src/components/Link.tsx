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

interface DataLinkProps {
  /** An address from the data: the codegen has checked that its page exists. */
  to: string;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

/** A link whose address comes from the data. Another site opens in a new tab. */
export function DataLink({ to, className, current, children }: DataLinkProps) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <Link to={to as Path} {...(className && { className })} {...(current && { current })}>
      {children}
    </Link>
  );
}
