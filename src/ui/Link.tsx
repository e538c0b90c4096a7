import type { ReactNode } from 'react';
import type { LinkTarget } from '#content/links.ts';

interface LinkProps {
  to: LinkTarget;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

/**
 * A link. Once the client runs, src/client/open-in-place.ts opens a page of this site in place; another site opens in a
 * new tab.
 */
export function Link({ to, className, current, children }: LinkProps) {
  const tab = to.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a className={className} href={to} aria-current={current ? 'page' : undefined} {...tab}>
      {children}
    </a>
  );
}
