import { PageHead } from '#ui/sections/PageHead.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Now } from '#hours/Now.tsx';
import { OpeningHours } from '#hours/OpeningHours.tsx';
import { Section } from '#ui/sections/Section.tsx';
import { EnquiryForm } from '#enquiry/EnquiryForm.tsx';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import { chatLink, telLink } from '#shared/phone-links.ts';
import type { Site } from '#content/site.ts';
import type { PageOf } from '../kinds.ts';

type ReachIcon = 'phone' | 'whatsapp' | 'mail';

/** One way to reach the company. The whole row is the link. */
function Reach({ icon, label, link, children }: { icon: ReachIcon; label: string; link: string; children: string }) {
  return (
    <a href={link} {...(link.startsWith('https:') && { rel: 'noopener' })}>
      <Icon name={icon} />
      <span>
        <b>{label}</b> {children}
      </span>
    </a>
  );
}

function Details({ words, site }: { words: PageOf<'contact'>['words']['details']; site: Site }) {
  const { address, whatsapp, phone, email } = site;
  return (
    <div className={classes.details}>
      <h2>{words.heading}</h2>
      <div className={classes.reach}>
        {whatsapp && (
          <Reach icon="whatsapp" label={texts.contact.whatsapp} link={chatLink(whatsapp)}>
            {whatsapp}
          </Reach>
        )}
        <Reach icon="phone" label={words.phone} link={telLink(phone)}>
          {phone}
        </Reach>
        <Reach icon="mail" label={words.email} link={`mailto:${email}`}>
          {email}
        </Reach>
      </div>
      <OpeningHours {...site} />
      <h3>{words.location}</h3>
      <figure className={classes.map}>
        <iframe title={texts.contact.companyLocation} src={site.map.frame} loading="lazy" />
        <figcaption>
          <span>
            {address.street}, {address.locality} {address.postcode}
          </span>
          <a className={classes.textLink} href={site.map.open} rel="noopener">
            {texts.contact.openInMaps}
          </a>
        </figcaption>
      </figure>
    </div>
  );
}

export default function Contact({ page, site }: { page: PageOf<'contact'>; site: Site }) {
  const { words, pictures } = page;
  const lead = <Now text={words.lead} site={site} />;
  return (
    <>
      <PageHead heading={words.heading} lead={lead} background="mango" picture={pictures.head} short />
      <Section>
        <div className={classes.contactColumns}>
          <EnquiryForm
            words={words.form}
            headingLevel="h2"
            site={site}
            page="/contact"
            areas={page.areas}
            choices={page.choices}
          />
          <Details words={words.details} site={site} />
        </div>
      </Section>
    </>
  );
}
