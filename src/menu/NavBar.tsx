import { memo } from 'react';
import * as classes from '#generated/classes.ts';
import type { Button } from '#generated/entries.ts';
import type { Path } from '#generated/routes.ts';
import { accessibility, navigation } from '#generated/interface.ts';
import type { Site } from '#content/site.ts';
import { cx } from '#styles/cx.ts';
import { Art, Vignette } from '#ui/Picture.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { CallLink } from '#ui/Contact.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Logo } from '#ui/Logo.tsx';
import { MenuFinder } from './MenuFinder.tsx';

interface NavProps {
  site: Pick<Site, 'brand' | 'phone' | 'services' | 'finder' | 'menuPicture'>;
  /** The path of the current page. */
  current: string;
}

/**
 * The ids of the two panels. The browser opens and closes a panel with the button that has its id as `popoverTarget`,
 * even without scripts; src/menu/panels.ts adds the rest. Each panel follows its button in the document, so that Tab
 * moves from the button into the panel.
 */
export const panels = { services: 'services-panel', menu: 'menu-panel' } as const;

const bookNow = (): Button => ({ text: navigation.book, link: '/contact' });

/** Links to the pages of a menu. */
const linkIn = (className: string, current: string) => (to: Path, text: string) => (
  <Link to={to} className={className} current={to === current}>
    {text}
  </Link>
);

function WideNav({ site, current }: NavProps) {
  const inServices = site.services.some(({ path }) => path === current);
  const item = classes.navItem;
  const link = linkIn(item, current);
  return (
    <nav className={classes.wideNav} aria-label={accessibility.mainMenu}>
      <ul>
        <li>{link('/', navigation.home)}</li>
        <li>{link('/about', navigation.about)}</li>
        <li className={classes.servicesItem}>
          <button type="button" className={item} popoverTarget={panels.services} aria-current={inServices || undefined}>
            {`${navigation.services} `}
            <Icon name="chevron-down" />
          </button>
          <div className={classes.servicesPanel} popover="auto" id={panels.services}>
            <ul>
              {site.services.map(({ path, name, fact, picture }) => (
                <li key={path}>
                  <Link to={path} className={classes.panelRow} current={path === current}>
                    <Vignette address={picture} />
                    <span>
                      <b>{name}</b>
                      <span className={classes.small}>{fact}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <MenuFinder words={site.finder} />
          </div>
        </li>
        <li>{link('/contact', navigation.contact)}</li>
      </ul>
      <ButtonLink button={bookNow()} tone="ink" size="small" arrow={false} />
    </nav>
  );
}

function MobilePanel({ site, current }: NavProps) {
  const item = classes.mobileItem;
  const link = linkIn(item, current);
  return (
    <div className={classes.mobilePanel} popover="auto" id={panels.menu}>
      <nav aria-label={accessibility.menu}>
        {link('/', navigation.home)}
        {link('/about', navigation.about)}
        <details className={classes.mobileServices}>
          <summary className={item}>
            {`${navigation.services} `}
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {site.services.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} current={path === current}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
        {link('/contact', navigation.contact)}
        <ButtonLink button={bookNow()} tone="ink" arrow={false} />
        <MenuFinder words={site.finder} />
      </nav>
      <div className={classes.mobileFoot}>
        <CallLink phone={site.phone} />
        <Art address={site.menuPicture} width={640} height={236} />
      </div>
    </div>
  );
}

/** The bar at the top of every page. */
export const NavBar = memo(function NavBar({ site, current }: NavProps) {
  return (
    <header className={classes.bar}>
      <div className={classes.wrap}>
        <Logo brand={site.brand} />
        <WideNav site={site} current={current} />
        <div className={classes.menuToggle}>
          <button
            type="button"
            className={cx(classes.round, { size: 'small' })}
            popoverTarget={panels.menu}
            aria-label={accessibility.menu}
          >
            <Icon name="menu" />
            <Icon name="x" />
          </button>
          <MobilePanel site={site} current={current} />
        </div>
      </div>
    </header>
  );
});
