/*
 * The only script before the first sign of intent. Pages work without it; it fetches React when a visitor is about to
 * use the page, so that the next page opens in place.
 */
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a,button,summary,input,select,textarea') !== null;
}

function onIntent(event: Event): void {
  if (event.type !== 'keydown' && !isControl(event.target)) return;
  for (const type of intents) removeEventListener(type, onIntent);
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate(new URL(import.meta.url).pathname));
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
  if (widget) setTimeout(() => loadWidget(widget), 2000);
}

start();
