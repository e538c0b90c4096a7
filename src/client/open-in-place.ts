import { createPath, type createBrowserRouter } from 'react-router-dom';
import { linkOf } from './page-of.ts';

/**
 * Opens the pages of this site in place, from links of components, pictures and Markdown alike, and from forms that
 * only ask for a page. One listener handles all links, because each link of React Router would render again at every
 * step of a navigation. Links to a place on the page belong to them: all history entries that the browser itself adds
 * have the same key, and so one scroll position. The enquiry form reads the path `from`.
 */
export function openInPlace(router: ReturnType<typeof createBrowserRouter>): void {
  function navigate(address: HTMLAnchorElement | URL): void {
    const { pathname, state } = router.state.location;
    const isHere = address.pathname === pathname;
    const options = {
      replace: address.href === location.href,
      state: isHere ? state : { from: pathname },
      // The answer to a question is where the question was asked.
      preventScrollReset: isHere && address.search !== '' && address.hash === '',
    };
    void router.navigate(createPath(address), options);
  }
  addEventListener('click', (event) => {
    const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = linkOf(target);
    // With a modifier key the browser opens a new tab or window.
    if (link === undefined || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(link);
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get') return;
    event.preventDefault();
    form.closest<HTMLElement>('[popover]')?.hidePopover();
    const address = new URL(form.action);
    // A question on the page keeps the rest of its address.
    if (address.pathname === location.pathname) address.search = location.search;
    for (const [name, value] of new FormData(form)) address.searchParams.set(name, value as string);
    navigate(address);
  });
}
