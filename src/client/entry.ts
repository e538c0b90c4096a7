/*
 * The only script before the first sign of intent. Pages work without it; it fetches React when a visitor is about to
 * use the page, so that the next page opens in place.
 */
import { laterStyles } from '#generated/later-styles.ts';
import { lookAhead, pageOf } from './look-ahead.ts';

const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

let isTakenOver = false;
let stopLookingAhead = (): void => {};

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a,button,summary,input,select,textarea') !== null;
}

/** A tap on a link: the browser is there before React could be. */
function isLeaving(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch' && pageOf(event.target) !== undefined;
}

function onIntent(event: Event): void {
  if (isLeaving(event) || (event.type !== 'keydown' && !isControl(event.target))) return;
  for (const type of intents) removeEventListener(type, onIntent);
  isTakenOver = true;
  stopLookingAhead();
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate(new URL(import.meta.url).pathname));
}

function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/** The page comes first; then what moves and what scripts bring, and the pages that may be wanted next. */
function afterLoad(): void {
  addLink('stylesheet', laterStyles);
  if (!isTakenOver) stopLookingAhead = lookAhead((path) => addLink('prefetch', path));
}

/** The reviews widget is fetched when the page has nothing better to do; it may fail without a trace. */
function loadWidget(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.body.append(script);
}

function start(): void {
  const { kind, widget } = document.body.dataset;
  if (kind === 'not-found') {
    console.error('404: there is no page at', location.pathname);
  } else {
    for (const type of intents) addEventListener(type, onIntent, { passive: true });
  }
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
  if (widget) setTimeout(() => loadWidget(widget), 2000);
}

start();
