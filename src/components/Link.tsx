import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Path } from '#generated/routes.ts';

interface LinkProps {
  /** A page, or a place on a page. An address that does not exist does not compile. */
  to: Path | `${Path}#${string}`;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

/** A link to a page of this site. It passes on the current path, which the enquiry form uses. */
export function Link({ to, className, current, children }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <RouterLink
      to={to}
      state={{ from: pathname }}
      discover="none"
      viewTransition
      className={className}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </RouterLink>
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
