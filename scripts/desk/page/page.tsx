// The document of the frame: the site's own components, with the data that the desk sends.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw';
import { icons } from '#generated/icons.ts';
import * as interfaceWords from '#generated/interface.ts';
import styles from '#generated/styles.css?raw';
import type { PageData } from '#pages/kinds.ts';
import { watchPanels } from '#menu/panels.ts';
import { createRoutes, Facts, resolveMatched, type LoadPage } from '#routes.tsx';
import type { Shown } from '../../codegen/emit/pages.ts';
import { resetMarks, point, pointStyles, tell } from './point.ts';
import type { DeskMessage } from '../frame/Preview.tsx';
import './stay-open.ts';

const element = document.createElement('div');
element.id = 'root';
document.body.append(element);
document.head.append(Object.assign(document.createElement('style'), { textContent: styles + pointStyles }));
const root = createRoot(element);

// The icons of a site without a number omit this one, and the number may be what somebody is typing.
Object.assign(icons, { whatsapp: whatsapp.replace('<path', '<path fill="currentColor" stroke="none"') });

/** Gives an object the texts of another. The site's components read the words of the interface from these objects. */
function assignTexts(target: Record<string, unknown>, texts: object): void {
  for (const [key, text] of Object.entries(texts) as [string, unknown][]) {
    if (typeof text === 'object') assignTexts(target[key] as Record<string, unknown>, text!);
    else target[key] = text;
  }
}

let page: PageData | undefined;
let facts: Shown['site'] | undefined;
let lastFacts = '';
let router: ReturnType<typeof createMemoryRouter> | undefined;

/** The data of the current page. For another one this asks the desk, which sends it as a message, and never resolves. */
const loadFromDesk: LoadPage = (path) => {
  if (page?.path === path) return Promise.resolve(page);
  tell({ type: 'opened', path });
  return new Promise(() => undefined);
};

/** The router of one page, which begins with its data. */
async function routerOf(page: PageData) {
  const routes = createRoutes(loadFromDesk, 'browser', [
    { path: page.path, kind: page.kind },
    // The kind of another page is unknown until its data arrives, and until then nothing of that page is shown.
    { path: '*', kind: page.kind },
  ]);
  await resolveMatched(routes, page.path);
  const hydrationData = { loaderData: { [page.path]: page } };
  return createMemoryRouter(routes, { initialEntries: [page.path], hydrationData });
}

async function showPage({ page: next, site, words }: Shown): Promise<void> {
  const isSamePage = next.path === page?.path && next.kind === page.kind;
  page = next;
  // The same object as long as its values are the same, so that memoized components do not render again.
  const all = JSON.stringify([site, words]);
  if (all !== lastFacts) facts = site;
  lastFacts = all;
  assignTexts(interfaceWords as Record<string, unknown>, words);
  document.title = next.head.title;
  document.body.dataset['kind'] = next.kind;
  document.body.dataset['path'] = next.path;
  document.documentElement.lang = site.language;
  if (!router || !isSamePage) {
    const made = await routerOf(next);
    router?.dispose();
    router = made;
    resetMarks();
    scrollTo({ top: 0, behavior: 'instant' });
  }
  // A new key for another page, because RouterProvider keeps the state of its first router. The open page keeps what was
  // chosen and opened in it. Not in StrictMode, which would render everything twice while somebody types.
  const shownPage = (
    <Facts value={facts ?? site}>
      <RouterProvider key={`${next.kind} ${next.path}`} router={router} useTransitions={false} />
    </Facts>
  );
  // At once, because words are looked for in it then.
  flushSync(() => root.render(shownPage));
  if (isSamePage) void router.revalidate();
  document.documentElement.dataset['client'] = 'ready';
}

let shown: Promise<void> = Promise.resolve();
addEventListener('message', ({ source, data }: MessageEvent<DeskMessage>) => {
  if (source !== parent) return;
  if (data.type === 'edited') shown = shown.then(() => showPage(data));
  if (data.type === 'focused') void shown.then(() => point(data.origins, data.id));
});
// A link opens its page through the desk, so that the list of pages follows. Without this, the frame would leave the preview.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented) return;
  event.preventDefault();
  const [path, place] = (link.getAttribute('href') ?? '').split('#');
  if (path?.startsWith('/') && path !== page?.path) tell({ type: 'opened', path: path.split('?')[0]! });
  else if (place) document.getElementById(place)?.scrollIntoView();
});
// The shortcuts of the desk work here too.
addEventListener('keydown', (event) => {
  const { key, shiftKey } = event;
  if (!(event.ctrlKey || event.metaKey) || !/^[kszy]$/i.test(key)) return;
  event.preventDefault();
  tell({ type: 'key', key, shiftKey });
});
// No form is submitted, because an enquiry from the desk would be a real one.
addEventListener('submit', (event) => event.preventDefault(), { capture: true });
watchPanels();
tell({ type: 'ready' });
