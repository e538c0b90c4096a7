import type { ReactNode } from 'react';
import { Mark } from '#components/Logo.tsx';
import { focusTitle } from '../form/focus-field.ts';
import { DeskIcon } from './DeskIcon.tsx';

interface Props {
  brand: string;
  /** The address of the open page on the site. */
  site: string | undefined;
  isStart: boolean;
  /** The search. */
  children: ReactNode;
}

const focusPage = () => document.querySelector<HTMLElement>('.switch :checked')!.focus();

/** The bar at the top: what skips it, the brand, which leads to the start, the search, and the site. */
export const TopBar = ({ brand, site, isStart, children }: Props) => (
  <header className="top">
    <button type="button" className="skip" onClick={focusTitle}>
      {isStart ? 'Skip to the tasks' : 'Skip to the form'}
    </button>
    {!isStart && (
      <button type="button" className="skip" onClick={focusPage}>
        Skip to the page
      </button>
    )}
    <a className="home" href="#start">
      <Mark />
      <b>{brand}</b> <span>desk</span>
    </a>
    {children}
    {site !== undefined && (
      <a className="button bare" href={site} target="_blank" rel="noopener">
        See the site <DeskIcon name="external" />
      </a>
    )}
  </header>
);

interface TabsProps {
  tab: 'find' | 'edit' | 'page';
  onTab: (tab: 'edit' | 'page') => void;
}

/** On a narrow screen, the start, the form and the page are one at a time. */
export const Tabs = ({ tab, onTab }: TabsProps) => (
  <nav className="tabs" aria-label="Desk">
    <a href="#start" aria-current={tab === 'find' ? 'page' : undefined}>
      <DeskIcon name="find" />
      Find
    </a>
    {(['edit', 'page'] as const).map((each) => (
      <button
        key={each}
        type="button"
        disabled={tab === 'find'}
        aria-current={tab === each ? 'page' : undefined}
        onClick={() => onTab(each)}
      >
        <DeskIcon name={each} />
        {each === 'edit' ? 'Edit' : 'Page'}
      </button>
    ))}
  </nav>
);
