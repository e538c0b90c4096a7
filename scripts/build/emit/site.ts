import type { Site as SiteEntry } from '../../../src/generated/entries.ts';
import { serviceInOrder } from '../../../src/pages/cards.ts';
import type { Art } from '../../../src/pages/page-kind.ts';
import type { Site } from '../../../src/types/site.ts';
import type { Content } from '../../content/content.ts';
import { fill, headVariables } from '../../content/fill.ts';
import { withoutJoiners } from '../../content/typeset.ts';
import { enquiryServices } from './company.ts';
import { banner, type EmittedFile } from './file.ts';
import { mapAddress } from './frames.ts';
import { comingDays } from './special-days.ts';

/** The facts that are on every page. */
export function siteFacts(entry: SiteEntry, content: Content, art: Art): Site {
  const services = serviceInOrder(content);
  const glyphs = art.glyphs(entry.social.map(({ icon }) => icon));
  const facts: Site = {
    brand: entry.brand,
    url: entry.url,
    language: entry.language,
    timeZone: entry.timeZone,
    city: entry.city,
    phone: entry.phone,
    ...(entry.whatsapp !== undefined && { whatsapp: entry.whatsapp }),
    email: entry.email,
    address: entry.address,
    openingHours: { ...entry.openingHours, special: comingDays(entry, new Date()) },
    customerService: { heading: entry.customerService.heading, text: entry.customerService.text },
    footer: entry.footer,
    social: entry.social.map(({ name, url }, index) => ({ name, url, picture: glyphs[index]! })),
    map: { frame: mapAddress, open: entry.map.open },
    hasReviewsWidget: entry.reviewsWidget !== undefined,
    services: services.map(({ slug, data }) => ({
      path: `/${slug}`,
      name: data.navName,
      fact: data.navFact,
      picture: art.vignette(data.picture),
      enquiry: withoutJoiners(data.enquiryName),
    })),
    menuPicture: art.street(),
    enquiryServices: enquiryServices(content),
    enquiries: { action: `${entry.backend.url}/functions/v1/send-contact-email`, key: entry.backend.key },
  };
  return fill(facts, headVariables(content));
}

/** `site.ts`: the facts that are on every page. */
export function emitSite(content: Content, art: Art): EmittedFile {
  const facts = JSON.stringify(siteFacts(content.single('site').data, content, art), null, 2);
  const text = `${banner('data/site.yaml and data/services')}import type { Site } from '../types/site.ts';

/** Facts that are on every page. */
export const site: Site = ${facts};
`;
  return { path: 'site.ts', text };
}
