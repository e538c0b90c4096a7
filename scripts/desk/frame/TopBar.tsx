import { Mark } from '#ui/Logo.tsx';
import { useDesk } from '../changes/use-desk.ts';
import { withoutMarks } from '../engine/marks.ts';
import { Search } from './Search.tsx';

/** The bar at the top: the brand, which leads to the start, the search, and the site. */
export function TopBar({ site }: { site: string }) {
  const { shown } = useDesk().state;
  return (
    <header className="top">
      <a className="home" href="#start">
        <Mark />
        <b>{withoutMarks(shown?.site.brand ?? '')}</b> <span>desk</span>
      </a>
      <Search />
      <a className="button bare" href={site} target="_blank" rel="noopener">
        See the site
      </a>
    </header>
  );
}

const tabs = { find: 'Find', edit: 'Edit', page: 'Page' };

/** On a narrow screen, the start, the form and the page are one at a time. */
export function Tabs({ tab }: { tab: 'find' | 'edit' | 'page' }) {
  const { current, view, openAt, updateView } = useDesk();
  const last = view.last ?? '';
  function openTab(each: string): void {
    if (each === 'find') return location.assign('#start');
    if (tab === 'find') openAt({ file: last, path: [] });
    updateView({ tab: each as 'edit' | 'page' });
  }
  return (
    <nav className="tabs" aria-label="Desk">
      {Object.entries(tabs).map(([each, words]) => (
        <button
          key={each}
          type="button"
          disabled={tab === 'find' && each !== tab && !(last in current)}
          aria-current={tab === each ? 'page' : undefined}
          onClick={() => openTab(each)}
        >
          {words}
        </button>
      ))}
    </nav>
  );
}
