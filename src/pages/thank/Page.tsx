import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#components/Button.tsx';
import { CallLink, WhatsAppButton } from '#components/Contact.tsx';
import { filled } from '#components/filled-text.ts';
import { Hero } from '#components/Hero.tsx';
import { Now } from '#components/Now.tsx';
import * as classes from '#generated/classes.ts';
import type { Site } from '#types/site.ts';
import type { ThankPage } from './data.ts';

/** What was sent, from the page of the form. The HTML does not have it, so the first render has none. */
function useAbout(): string | undefined {
  const { state } = useLocation() as { state?: { about?: string } | null };
  return useSyncExternalStore(
    () => () => {},
    () => state?.about,
    () => undefined,
  );
}

export default function Thank({ page, site }: { page: ThankPage; site: Site }) {
  const { words } = page;
  const about = useAbout();
  const next = (
    <div className={`${classes.panel} ${classes.nextBox}`}>
      <h2>{words.next.heading}</h2>
      <p>
        <Now text={words.next.text} site={site} once />
      </p>
      {about !== undefined && <p>{filled(words.about, { about })}</p>}
    </div>
  );
  const links = (
    <>
      <ButtonLink button={{ text: words.home, link: '/' }} tone="primary" arrow={false} />
      <ButtonLink button={{ text: words.again, link: '/contact' }} tone="outline" arrow={false} />
      <CallLink phone={site.phone} />
      {site.whatsapp && <WhatsAppButton number={site.whatsapp} />}
    </>
  );
  return <Hero hero={words.hero} picture={page.pictures.hero} sky="noon" below={next} beside={links} last />;
}
