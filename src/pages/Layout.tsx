import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { BookBar } from '#components/BookBar.tsx';
import { Footer } from '#components/Footer.tsx';
import { TileStrip } from '#components/Hero.tsx';
import { NavBar, panels } from '#components/NavBar.tsx';
import * as classes from '#generated/classes.ts';
import type { PageData, Site } from '#generated/pages.ts';
import { applyHead } from '#seo/head.ts';
import { cx } from '#styles/cx.ts';

/** After a navigation in place the title and description follow, and an open menu closes. */
function useNavigationEffects(page: PageData | undefined, site: Site): void {
  const shown = useRef(page);
  useEffect(() => {
    // Taking over the HTML is no navigation: a menu that is open then stays open.
    if (page === undefined || page === shown.current) return;
    shown.current = page;
    applyHead(document, page, site);
    for (const id of Object.values(panels)) document.getElementById(id)?.hidePopover();
  }, [page, site]);
}

/** What stands around every page. */
export default function Layout({ site }: { site: Site }) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  useNavigationEffects(page, site);
  return (
    <>
      <a className={cx(classes.skip)} href="#main">
        Skip to content
      </a>
      <NavBar site={site} current={pathname} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <aside id="reviews" className={cx(classes.widget)} aria-label="Reviews" suppressHydrationWarning />
      <TileStrip />
      <Footer site={site} />
      {page?.kind !== 'thank' && <BookBar phone={site.phone} />}
      <ScrollRestoration />
    </>
  );
}
