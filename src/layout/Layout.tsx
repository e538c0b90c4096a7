import { memo, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { BookBar } from '#components/BookBar.tsx';
import { Footer } from '#components/Footer.tsx';
import { NavBar, panels } from '#components/NavBar.tsx';
import { TileStrip } from '#components/TileStrip.tsx';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { PageData } from '#pages/kinds.ts';
import type { Site } from '#types/site.ts';
import { cx } from '#styles/cx.ts';
import { applyHead } from './apply-head.ts';

/** A page that comes sooner needs no sign that it is coming, in ms. */
const delayMs = 300;

function focusOn(target: HTMLElement | null): void {
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The place on the page that a hash names; none where the hash cannot be read. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * After a navigation in place the title and description follow, an open menu closes, the focus goes to where the visitor
 * arrived, and the name of the page is announced.
 */
function Arrival({ page, site }: { page: PageData | undefined; site: Site }) {
  const { key, hash } = useLocation();
  const arrived = useRef({ key, page });
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    // Taking over the HTML is no navigation: a menu that is open then stays open.
    if (key === arrived.current.key && page === arrived.current.page) return;
    const isSamePage = key === arrived.current.key;
    arrived.current = { key, page };
    if (page) applyHead(document, page, site);
    // New data of the page that is open, as in development after a save, is no arrival.
    if (isSamePage) return;
    for (const id of Object.values(panels)) document.getElementById(id)?.hidePopover();
    focusOn(placeOf(hash) ?? document.querySelector('h1'));
    setAnnounced(document.title);
  }, [key, hash, page, site]);
  return (
    <p className={cx(classes.hidden)} role="status">
      {announced}
    </p>
  );
}

/** A sign that a page is coming, when it takes long. */
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
    <div className={cx(classes.progress)} role="progressbar" aria-label={texts.accessibility.loading} />
  ) : null;
}

// The router's steps go past what none of them changes.
const Bar = memo(NavBar);
const Strip = memo(TileStrip);
const Foot = memo(Footer);

/** What stands around every page. */
export default function Layout({ site }: { site: Site }) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  return (
    <>
      <a className={cx(classes.skip)} href="#main">
        {texts.accessibility.skip}
      </a>
      <Arrival page={page} site={site} />
      <Bar site={site} current={pathname} />
      <Progress />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {site.hasReviewsWidget && (
        // Nobody is led to it while it is empty; the entry puts a frame into it, of which React knows nothing.
        <aside
          id="reviews"
          className={`${cx(classes.wrap)} ${cx(classes.widget)}`}
          aria-label={texts.reviews.widget}
          inert
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      )}
      <Strip />
      <Foot site={site} />
      {page?.kind !== 'thank' && <BookBar site={site} withForm={page?.kind === 'contact'} />}
      <ScrollRestoration />
    </>
  );
}
