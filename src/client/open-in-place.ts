import { createPath, type createBrowserRouter } from 'react-router-dom';
import { linkOf } from './page-of.ts';

/** Whether a click only opens its link, not a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Opens the pages of this site in place, from links of components, pictures and Markdown alike. One listener for all
 * links: each link of React Router renders again with every state of a navigation. The form uses the path `from`.
 */
export function openInPlace(router: ReturnType<typeof createBrowserRouter>): void {
  document.addEventListener('click', (event) => {
    const url = linkOf(event.target);
    if (url === undefined || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const { location: from } = router.state;
    const to = createPath(url);
    void router.navigate(to, { replace: to === createPath(from), state: { from: from.pathname } });
  });
}
