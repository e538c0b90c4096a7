import type { ReactNode } from 'react';
import { telephone, whatsAppChat } from '#components/Contact.tsx';
import { PageHead } from '#components/Hero.tsx';
import { Icon } from '#components/Icon.tsx';
import { OpeningHours } from '#components/OpeningHours.tsx';
import { Section } from '#components/Section.tsx';
import { EnquiryForm } from '#enquiry/EnquiryForm.tsx';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { Site } from '#types/site.ts';
import type { ContactPage } from './page.ts';
import { cx } from '#styles/cx.ts';

type DetailIcon = 'map-pin' | 'phone' | 'whatsapp' | 'mail' | 'clock';

function Detail({ icon, label, children }: { icon: DetailIcon; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Details({ words, site }: { words: ContactPage['words']['details']; site: Site }) {
  const { address, openingHours } = site;
  return (
    <dl className={cx(classes.details)}>
      <Detail icon="map-pin" label={words.location}>
        {address.street}, {address.locality} {address.postcode}
        <br />
        <a href={site.map.open} rel="noopener">
          {texts.contact.openInMaps}
        </a>
      </Detail>
      <Detail icon="phone" label={words.phone}>
        <a href={telephone(site.phone)}>{site.phone}</a>
      </Detail>
      {site.whatsapp && (
        <Detail icon="whatsapp" label={texts.contact.whatsapp}>
          <a href={whatsAppChat(site.whatsapp)} rel="noopener">
            {site.whatsapp}
          </a>
        </Detail>
      )}
      <Detail icon="mail" label={words.email}>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </Detail>
      <Detail icon="clock" label={openingHours.heading}>
        <OpeningHours {...site} />
      </Detail>
    </dl>
  );
}

export default function Contact({ page, site }: { page: ContactPage; site: Site }) {
  const { words, pictures } = page;
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} background="mango" picture={pictures.head} />
      <Section>
        <div className={cx(classes.contactColumns)}>
          <div>
            <h2>{words.details.heading}</h2>
            <Details words={words.details} site={site} />
            <div className={cx(classes.map)}>
              <iframe title={texts.contact.companyLocation} src={site.map.frame} loading="lazy" />
            </div>
          </div>
          <EnquiryForm words={words.form} headingLevel="h2" site={site} page="/contact" />
        </div>
      </Section>
    </>
  );
}
