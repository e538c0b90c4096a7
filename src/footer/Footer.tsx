import { memo } from 'react';
import * as classes from '#generated/classes.ts';
import { contact, navigation } from '#generated/interface.ts';
import type { Path } from '#generated/routes.ts';
import { Art } from '#ui/Picture.tsx';
import { chatLink, telLink } from '#shared/phone-links.ts';
import type { Site } from '#content/site.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Logo } from '#ui/Logo.tsx';

interface LinkListProps {
  heading: string;
  pages: readonly { path: Path; name: string }[];
}

function LinkList({ heading, pages }: LinkListProps) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const quickLinks = (): readonly { path: Path; name: string }[] => [
  { path: '/', name: navigation.home },
  { path: '/about', name: navigation.about },
  { path: '/locations', name: navigation.locations },
  { path: '/contact', name: navigation.contact },
];

function Address({ site }: { site: Site }) {
  const { address } = site;
  return (
    <div>
      <h2>{site.footer.contactHeading}</h2>
      <address>
        <p>
          {address.street}
          <br />
          {address.locality} {address.postcode}
        </p>
        <a href={telLink(site.phone)}>
          <Icon name="phone" />
          {site.phone}
        </a>
        <br />
        {site.whatsapp && (
          <>
            <a href={chatLink(site.whatsapp)} rel="noopener">
              <Icon name="whatsapp" />
              {contact.whatsapp}
            </a>
            <br />
          </>
        )}
        <a href={`mailto:${site.email}`}>
          <Icon name="mail" />
          {site.email}
        </a>
      </address>
    </div>
  );
}

const firstLetter = (name: string) => <b aria-hidden="true">{[...name][0]!.toUpperCase()}</b>;

/** The footer of every page: links, address, social networks. */
export const Footer = memo(function Footer({ site }: { site: Site }) {
  return (
    <footer className={`${classes.footer} ${classes.dark}`}>
      <div className={classes.wrap}>
        <div>
          <Logo brand={site.brand} />
          <p className={classes.tagline}>{site.footer.tagline}</p>
          <ul className={classes.social}>
            {site.social.map(({ name, picture, url }) => (
              <li key={name}>
                <a href={url} aria-label={name} data-tip={name} rel="noopener">
                  {picture ? <Art address={picture} width={20} height={20} /> : firstLetter(name)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkList heading={navigation.quickLinks} pages={quickLinks()} />
        <LinkList heading={navigation.services} pages={site.services} />
        <Address site={site} />
        <div className={classes.footerBase}>
          <span>© {site.brand}</span>
          <Link to="/privacy">{navigation.privacy}</Link>
        </div>
      </div>
    </footer>
  );
});
