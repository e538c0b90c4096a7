import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#ui/Button.tsx';
import { CallLink, WhatsAppButton } from '#ui/Contact.tsx';
import { filled } from '#ui/filled-text.ts';
import { Hero } from '#ui/sections/Hero.tsx';
import { Now } from '#hours/Now.tsx';
import * as classes from '#generated/classes.ts';
import type { Site } from '#content/site.ts';
import type { PageOf } from '../kinds.ts';

/** What was sent, from the page of the form. The HTML does not have it, so the first render has none. */
function useAbout(): string | undefined {
  const { state } = useLocation() as { state?: { about?: string } | null };
  return useSyncExternalStore(
    () => () => {},
    () => state?.about,
    () => undefined,
  );
}

export default function Thank({ page, site }: { page: PageOf<'thank'>; site: Site }) {
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
