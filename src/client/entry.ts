/*
 * The first script. It fetches React only when the visitor is about to use the page, so that the next page opens in
 * place. Pages also work without it.
 */
import { laterStyles } from '#generated/later-styles.ts';
import { isAtSlides, recordClicks } from './early-clicks.ts';
import { explainMistakes, hideMistake, openIfThere, whenSaved } from './live.ts';
import { pageOf } from './page-of.ts';
import { stopPrerendering } from './stop-prerendering.ts';
import { whenPainted } from './wait.ts';
import { watchPanels } from './panels.ts';
import { loadReviews } from './reviews.ts';

/** The address of a page that does not exist has no data, so 404.html is not hydrated. */
const isMissing = document.body.dataset['kind'] === 'not-found';
/** A finger does not rest on a link first, so the browser would prerender its page at the tap, which shows it later. */
const hasMouse = matchMedia('(hover:hover)').matches;
/** Whether the browser itself prerenders the page of a link under a resting pointer. */
const canPrerender = hasMouse && HTMLScriptElement.supports('speculationrules');
const hasPopovers = 'popover' in document.body;
/** Browsers older than those of scripts/build/browsers.ts have no container units. There the page stays plain HTML. */
const isNewEnough = CSS.supports('top:1cqw');
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const listening = { capture: true, passive: true };

let areTooltipsLoaded = false;
let isHydrationStarted = false;
let stopLookingAhead = (): void => {};
let replayClicks: ReturnType<typeof recordClicks>;

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a,button,summary,input,select,textarea,[data-tip]') !== null;
}

/**
 * Whether the browser opens the next page faster than React loads: after a tap on a link, or while the pointer is on a
 * link and the browser supports Speculation Rules. A mouse over an element with a tooltip is an exception, because the
 * tooltip is loaded together with React. Focus caused by a press is ignored, because the press itself is handled.
 */
function browserNavigatesFaster(event: Event): boolean {
  if (event.type === 'focusin' && !(event.target as Element).matches(':focus-visible')) return true;
  if (!(event instanceof PointerEvent) || pageOf(event.target) === undefined) return false;
  return event.pointerType === 'touch' || (canPrerender && !(event.target as Element).closest('[data-tip]'));
}

function onIntent(event: Event): void {
  const isIntent = event.type === 'keydown' || isControl(event.target) || isAtSlides(event);
  if (browserNavigatesFaster(event) || !isIntent) return;
  for (const type of intents) removeEventListener(type, onIntent, listening);
  void fetchClient(event);
}

function listen(): void {
  for (const type of intents) addEventListener(type, onIntent, listening);
}

/** If loading fails, the next interaction tries again. */
async function fetchClient(event: Event): Promise<void> {
  for (const result of await Promise.allSettled([loadTooltips(event), startHydration()])) {
    if (result.status !== 'rejected') continue;
    console.error(result.reason);
    listen();
  }
}

async function loadTooltips(event: Event): Promise<void> {
  if (!hasPopovers || areTooltipsLoaded) return;
  const { explainFrom } = await import('./tooltip.ts');
  areTooltipsLoaded = true;
  explainFrom(event);
}

async function startHydration(): Promise<void> {
  if (isMissing || isHydrationStarted) return;
  isHydrationStarted = true;
  stopLookingAhead();
  try {
    const { hydrate } = await import('./hydrate.tsx');
    await hydrate(new URL(import.meta.url).pathname);
  } catch (error) {
    isHydrationStarted = false;
    // Without React, the browser shows its own messages.
    replayClicks()?.reportValidity();
    throw error;
  }
  replayClicks();
}

const hydrateNow = () => void startHydration().catch(console.error);

function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/**
 * What is loaded after the page: animations, the reviews widget, the web app manifest, which in the document would be
 * requested together with the fonts, the state of the office, and the next pages.
 */
function loadMore(): void {
  addLink('stylesheet', laterStyles);
  addLink('manifest', '/site.webmanifest');
  loadReviews();
  const openNow = document.querySelector('.open-now>p');
  if (openNow) import('./open-now.ts').then(({ showOpenNow }) => showOpenNow(openNow), console.error);
  if (!canPrerender) prefetchInView().catch(console.error);
}

async function prefetchInView(): Promise<void> {
  const { fetchAhead } = await import('./look-ahead.ts');
  if (!isHydrationStarted) stopLookingAhead = fetchAhead();
}

/**
 * Reloads the page if Back leads to another page before hydration. After a reload, the history may contain pages that
 * the client opened in place before; the browser alone would change only the address, not the page.
 */
function watchHistory(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!isHydrationStarted && location.pathname !== pathname) location.reload();
  });
}

/**
 * Whether the query has a value for a field of this page, as when a form was sent with GET, or the visitor comes with a
 * choice or, to the page of the form, from an area. Only React fills in the field, so the page is hydrated at once.
 */
function hasAnsweredField(): boolean {
  const names = [...new URLSearchParams(location.search).keys()];
  // A visitor comes with a choice from a page that the browser left.
  if (/[?&]choice=/.test(document.referrer)) names.push('choice');
  if (document.body.dataset['kind'] === 'contact' && document.referrer !== '') return true;
  return names.some((name) => document.getElementsByName(name).length > 0);
}

/**
 * Keeps what is chosen in the price board, and the layout of the locations, in the address, for Back, a reload and the
 * page that is opened next.
 */
function keepChoice({ target }: Event): void {
  const { type, name, value } = target as HTMLInputElement;
  if (type !== 'radio') return;
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

function start(): void {
  if (isMissing) void import('./missing.ts');
  if (!hasMouse) stopPrerendering();
  listen();
  replayClicks = recordClicks(hydrateNow);
  watchHistory();
  addEventListener('change', keepChoice);
  if (hasAnsweredField()) hydrateNow();
  const afterLoad = () => whenPainted(loadMore);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
  if (hasPopovers) watchPanels();
  else import('./plain-panels.ts').catch(console.error);
  // In development the client updates the open page after a save, so it hydrates at once.
  if (import.meta.env.DEV) {
    void startHydration();
    explainMistakes();
    whenSaved(() => {
      hideMistake();
      if (isMissing) void openIfThere();
    });
  }
}

if (isNewEnough) start();
