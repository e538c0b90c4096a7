/*
 * The first script. It fetches React only when the visitor is about to use the page, so that the next page opens in
 * place. Pages also work without it.
 */
import { laterStyles } from '#generated/later-styles.ts';
import { addLink } from './add-link.ts';
import { watchProblems } from './live.ts';
import { pageOf } from './page-of.ts';
import { watchPanels } from '#menu/panels.ts';
import { recordPresses } from './presses.ts';
import { loadReviews } from '#reviews/widget.ts';
import { whenPainted } from '#ui/wait.ts';

/** The address of a page that does not exist has no data, so 404.html is not hydrated. */
const isMissing = document.body.dataset['kind'] === 'not-found';
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const listening = { capture: true, passive: true };
const slides = '[aria-roledescription=carousel],.strip';

let presses: HTMLButtonElement[];
let isHydrationStarted = false;
let stopLookingAhead = (): void => {};

/**
 * Whether the visitor is about to use the page. A tap on a link does not show it, because the browser opens the next page
 * faster than React loads; nor does the focus that a press causes, because the press itself is handled. A touch on a
 * carousel may only scroll the page. If it scrolls the slides, they have a scroll event.
 */
function isIntent({ type, target, pointerType }: Event & { pointerType?: string }): boolean {
  if (type === 'keydown') return true;
  if (!(target instanceof Element) || (type === 'focusin' && !target.matches(':focus-visible'))) return false;
  const isTouch = pointerType === 'touch';
  if (target.closest('a,button,summary,input,select,textarea,[data-tip]'))
    return !isTouch || pageOf(target) === undefined;
  return !isTouch && target.closest(slides) !== null;
}

function onIntent(event: Event): void {
  if (!isIntent(event)) return;
  for (const type of intents) removeEventListener(type, onIntent, listening);
  import('#tooltip/tooltip.ts').then(({ explainFrom }) => explainFrom(event)).catch(awaitIntent);
  void hydrate();
}

/** Waits for a sign of intent. If loading fails, the next one tries again. */
function awaitIntent(failure?: unknown): void {
  if (failure) console.error(failure);
  for (const type of intents) addEventListener(type, onIntent, listening);
}

async function hydrate(): Promise<void> {
  if (isMissing || isHydrationStarted) return;
  isHydrationStarted = true;
  stopLookingAhead();
  try {
    const client = await import('./hydrate.tsx');
    await client.hydrate(presses);
  } catch (error) {
    isHydrationStarted = false;
    // Without React, the browser shows its own messages.
    presses.splice(0).at(-1)?.form?.reportValidity();
    awaitIntent(error);
  }
}

/**
 * What is loaded after the page: animations, drawings, the reviews widget, the web app manifest, which in the document would be
 * requested together with the fonts, what depends on the time, and the next pages.
 */
function loadMore(): void {
  addLink('stylesheet', laterStyles).catch(console.error);
  void addLink('manifest', '/site.webmanifest');
  loadReviews();
  if (document.querySelector('[data-now]')) import('#hours/show.ts').then(({ showNow }) => showNow(), console.error);
  import('./look-ahead.ts').then(({ fetchAhead, loadDrawings }) => {
    loadDrawings();
    if (!isHydrationStarted) stopLookingAhead = fetchAhead();
  }, console.error);
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
  if (document.body.dataset['kind'] === 'contact' && document.referrer !== '') return true;
  // A visitor comes with a choice from a page that the browser left.
  const names = [...new URLSearchParams(location.search).keys()];
  if (/[?&]choice=/.test(document.referrer)) names.push('choice');
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
  awaitIntent();
  presses = recordPresses(() => void hydrate());
  watchHistory();
  watchPanels();
  addEventListener('change', keepChoice);
  if (hasAnsweredField()) void hydrate();
  const afterLoad = () => whenPainted(loadMore);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
  // In development the client updates the open page after a save, so it hydrates at once.
  if (import.meta.env.DEV) {
    void hydrate();
    watchProblems(isMissing);
  }
}

// In browsers older than those of scripts/codegen/browsers.ts, which have no popovers, the page stays plain HTML.
if ('popover' in document.body) start();
