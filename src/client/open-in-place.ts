import { createPath, type createBrowserRouter } from 'react-router-dom';
import { linkOf } from './page-of.ts';

/**
 * Opens the pages of this site in place, from links of components, pictures and Markdown alike. One listener handles
 * all links, because each link of React Router would render again at every step of a navigation. Links to a place on
 * the page belong to them: all history entries that the browser itself adds have the same key, and so one scroll
 * position. The enquiry form reads the path `from`.
 */
export function openInPlace(router: ReturnType<typeof createBrowserRouter>): void {
  addEventListener('click', (event) => {
    const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = linkOf(target);
    // With a modifier key the browser opens a new tab or window.
    if (link === undefined || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const { pathname, state } = router.state.location;
    const options = {
      replace: link.href === location.href,
      state: link.pathname === pathname ? state : { from: pathname },
    };
    void router.navigate(createPath(link), options);
  });
}
