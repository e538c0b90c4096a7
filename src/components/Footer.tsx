import * as classes from '#generated/classes.ts';
import { contact, navigation } from '#generated/interface.ts';
import type { Site } from '#types/site.ts';
import { Art } from './Picture.tsx';
import { telephone, whatsAppChat } from './Contact.tsx';
import { Icon } from './Icon.tsx';
import { DataLink, Link } from './Link.tsx';
import { Logo } from './Logo.tsx';

function QuickLinks() {
  return (
    <nav aria-label={navigation.quickLinks}>
      <h2>{navigation.quickLinks}</h2>
      <ul>
        <li>
          <Link to="/">{navigation.home}</Link>
        </li>
        <li>
          <Link to="/about">{navigation.about}</Link>
        </li>
        <li>
          <Link to="/locations">{navigation.locations}</Link>
        </li>
        <li>
          <Link to="/contact">{navigation.contact}</Link>
        </li>
      </ul>
    </nav>
  );
}

function ServiceLinks({ services }: Pick<Site, 'services'>) {
  return (
    <nav aria-label={navigation.services}>
      <h2>{navigation.services}</h2>
      <ul>
        {services.map(({ path, name }) => (
          <li key={path}>
            <DataLink to={path}>{name}</DataLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
        <a href={telephone(site.phone)}>
          <Icon name="phone" />
          {site.phone}
        </a>
        <br />
        {site.whatsapp && (
          <>
            <a href={whatsAppChat(site.whatsapp)} rel="noopener">
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

/** The footer of every page: links, address, social networks. */
export function Footer({ site }: { site: Site }) {
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
                  <Art address={picture} width={20} height={20} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <QuickLinks />
        <ServiceLinks services={site.services} />
        <Address site={site} />
        <div className={classes.footerBase}>
          <span>© {site.brand}</span>
          <Link to="/privacy">{navigation.privacy}</Link>
        </div>
      </div>
    </footer>
  );
}
