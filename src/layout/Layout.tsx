import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { BookBar } from '#ui/BookBar.tsx';
import { Footer } from '#footer/Footer.tsx';
import { NavBar, panels } from '#menu/NavBar.tsx';
import { TileStrip } from '#ui/sections/TileStrip.tsx';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { PageData } from '#pages/kinds.ts';
import type { Site } from '#content/site.ts';
import { ease } from '#styles/ease.ts';
import { applyHead } from './apply-head.ts';

/** The delay before the progress bar is shown, in ms. */
const delayMs = 300;

function focusOn(target: HTMLElement | null): void {
  if (target === null) return;
  target.closest('details')?.setAttribute('open', '');
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Moves the new page up a little. A View Transition would first paint the old page once more: 150 ms on a slow phone.
 */
function rise(main: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const part of main?.children ?? []) {
    // The bar at the bottom of a phone is fixed, and a part that moves would take it along.
    if (part.querySelector('.book-bar')) continue;
    part.animate({ transform: ['translateY(8px)', 'none'] }, { duration: 180, easing: ease });
  }
}

/** The element that a hash names; null if the hash is malformed. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * After a navigation in place, updates the title and description, closes an open menu, moves the focus to the heading
 * or the target of the hash, and announces the title of the page.
 */
function Arrival({ page, site }: { page: PageData | undefined; site: Site }) {
  const { key, hash } = useLocation();
  const arrived = useRef({ key, page });
  const [announced, setAnnounced] = useState('');
  // Runs before the new page is painted, so that it is laid out only once.
  useLayoutEffect(() => {
    // Hydration is not a navigation: an open menu stays open.
    if (key === arrived.current.key && page === arrived.current.page) return;
    const { key: lastKey, page: lastPage } = arrived.current;
    arrived.current = { key, page };
    if (page) applyHead(document, page, site);
    // New data for the open page, as after a save in development, is not a navigation.
    if (key === lastKey) return;
    for (const id of Object.values(panels)) document.getElementById(id)?.hidePopover?.();
    focusOn(hashTarget(hash) ?? document.querySelector('h1'));
    if (page !== lastPage) rise(document.getElementById('main'));
    setAnnounced(document.title);
  }, [key, hash, page, site]);
  return (
    <p className={classes.hidden} role="status">
      {announced}
    </p>
  );
}

/** The progress bar of a navigation that takes long. */
function Progress() {
  const isLoading = useNavigation().state !== 'idle';
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLong(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isLoading]);
  return isLong ? (
    <div className={classes.progress} role="progressbar" aria-label={texts.accessibility.loading} />
  ) : null;
}

/** The frame of every page. */
export default function Layout({ site }: { site: Site }) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  return (
    <>
      <a className={classes.skip} href="#main">
        {texts.accessibility.skip}
      </a>
      <Arrival page={page} site={site} />
      <NavBar site={site} current={pathname} />
      <Progress />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {site.hasReviewsWidget && (
        // Inert while it is empty, so that neither the Tab key nor a screen reader stops here. src/reviews/widget.ts
        // adds a frame that React does not know about.
        <aside
          id="reviews"
          className={`${classes.wrap} ${classes.widget}`}
          aria-label={texts.reviews.widget}
          inert
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      )}
      <TileStrip />
      <Footer site={site} />
      {page?.kind !== 'thank' && !(page && 'board' in page) && (
        <BookBar site={site} withForm={page?.kind === 'contact'} />
      )}
      <ScrollRestoration />
    </>
  );
}
