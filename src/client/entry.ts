/*
 * The only script before the first sign of intent. Pages work without it; it fetches React when a visitor is about to
 * use the page, so that the next page opens in place.
 */
import { laterStyles } from '#generated/later-styles.ts';

const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a,button,summary,input,select,textarea') !== null;
}

function onIntent(event: Event): void {
  if (event.type !== 'keydown' && !isControl(event.target)) return;
  for (const type of intents) removeEventListener(type, onIntent);
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate(new URL(import.meta.url).pathname));
}

/** What moves and what scripts bring has a stylesheet of its own; the page comes first. */
function loadStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = laterStyles;
  document.head.append(link);
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
  if (document.readyState === 'complete') loadStyles();
  else addEventListener('load', loadStyles);
  if (widget) setTimeout(() => loadWidget(widget), 2000);
}

start();
