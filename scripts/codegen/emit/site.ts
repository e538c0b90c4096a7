import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as colours from '#brand/colours.ts';
import type { Content } from '#content/content.ts';
import { fill, fillText, headVariables, interfaceWords } from '#content/fill.ts';
import { plain, withoutJoiners } from '#content/text/typeset.ts';
import type { PromisedHours } from '#shared/business-time.ts';
import type { OpeningHours } from '#shared/opening-hours.ts';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import type { Words } from '../../../supabase/functions/send-contact-email/words.ts';
import { serviceInOrder } from '#content/order.ts';
import { cellsOf } from '#board/data.ts';
import { json, type EmittedFile } from './file.ts';
import type { TypedModule } from './modules.ts';
import { enquiryPath } from './owner-pages-proxy.ts';
import { noticeVersion } from '#pages/privacy/notice.ts';
import type { Site as SiteEntry } from '#generated/entries.ts';
import type { SpecialDays, Site } from '#content/site.ts';
import { today } from '#content/date.ts';
import { pathOf } from '#content/links.ts';
import type { Art } from '#pages/page-kind.ts';
import { mapAddress } from './frames.ts';

/** The services that can be chosen in the enquiry form, by the names that the form shows. */
function enquiryServices(content: Content): string[] {
  const names = serviceInOrder(content).map(({ data }) => data.enquiryName);
  return plain(fill([...names, content.single('site').data.otherService], headVariables(content)));
}

/** The texts of the function: those that it shares with the form, and its own. */
function enquiryWords(content: Content): Words {
  const { form, enquiry, mails, office } = interfaceWords(content);
  const { labels, optional, chooseService, missing, invalidEmail } = form;
  // The type is made from the file that this writes.
  return plain({ form: { labels, optional, chooseService, missing, invalidEmail }, enquiry, mails, office }) as Words;
}

const holidaysOf = (content: Content) => content.single('public-holidays').data.holidays.map(({ date }) => date);

/** The opening hours. Past special days are listed too, so that the same content gives the same file on any day. */
function businessHours(content: Content): OpeningHours {
  const { days, special = [] } = content.single('site').data.openingHours;
  const { closed } = content.single('public-holidays').data;
  return {
    days: days.map(({ days: names, opens, closes }) => ({ days: names, ...(opens && closes && { opens, closes }) })),
    special: special.map(({ from, to = from, closed, opens, closes }) => ({
      from,
      to,
      ...(!closed && opens && closes && { opens, closes }),
    })),
    // Of a company that has not said it, pages show nothing, and its deadlines leave these days out.
    holidays: closed === false ? [] : holidaysOf(content),
  };
}

/** The promise with the earliest deadline that a page shows. */
function promiseOn(page: 'page-contact' | 'page-neighbourhood', content: Content) {
  const texts = JSON.stringify(content.single(page).data);
  const { promises = [] } = content.single('site').data;
  const shown = promises.filter(({ key, due }) => due !== undefined && texts.includes(`{promise.${key}}`));
  return shown.find(({ due }) => due === 'same-day') ?? shown[0];
}

/** From what the function and the pages calculate when a reply is due. */
function promisedHours(content: Content): PromisedHours {
  const other = promiseOn('page-contact', content)?.due ?? '24-hours';
  return {
    timeZone: content.single('site').data.timeZone,
    hours: businessHours(content),
    deadlines: { area: promiseOn('page-neighbourhood', content)?.due ?? other, other },
  };
}

/** The company's facts and texts for the enquiry function: the type `Company` in its folder. */
export function emitCompany(content: Content): EmittedFile {
  const site = content.single('site').data;
  const reply = withoutJoiners(fillText(content.single('page-thank').data.next.text, headVariables(content)));
  const company: Company = {
    brand: site.brand,
    phone: site.phone,
    email: site.email,
    phoneDigits: phoneDigits(site.phone),
    address: headVariables(content)['address']!,
    language: site.language,
    ...promisedHours(content),
    pages: site.backend.pages,
    services: enquiryServices(content),
    otherServiceInText: plain(fillText(site.otherServiceInText, headVariables(content))),
    choices: plain(cellsOf(content)),
    block: plain(fillText(content.single('page-neighbourhood').data.streets.typed, headVariables(content))),
    areas: content.all('neighbourhood').map(({ data }) => data.name),
    reply,
    areaReply: withoutJoiners(promiseOn('page-neighbourhood', content)?.words ?? reply),
    notice: noticeVersion(content),
    keptMonths: content.single('page-privacy').data.keptMonths,
    // Sorted, because the order of a module's exports depends on the loader or bundler.
    colours: Object.fromEntries(
      Object.entries(colours).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ) as typeof colours,
    words: enquiryWords(content),
  };
  return json('company.json', company);
}

/**
 * Copies company.json into the folder of the function, which is started, tested and deployed with it. The copy is
 * generated, so git ignores it.
 */
export function copyCompany(root: string): void {
  const from = join(root, 'src/generated/company.json');
  const to = join(root, 'supabase/functions/send-contact-email/company.json');
  if (!existsSync(dirname(to))) return;
  if (!existsSync(to) || !readFileSync(to).equals(readFileSync(from))) copyFileSync(from, to);
}

type Entry = Pick<SiteEntry, 'openingHours' | 'timeZone' | 'language'>;

/**
 * The special days that are not over at a given time, in order. Their dates have a year, so that they stay true on a
 * page that is read long after it was built.
 */
export function comingDays({ openingHours, timeZone, language }: Entry, now: Date): SpecialDays[] {
  const day = today(now, timeZone);
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (openingHours.special ?? [])
    .map(({ label, from, to = from, closed, opens, closes }) => ({
      label,
      from,
      to,
      dates: words.formatRange(new Date(from), new Date(to)),
      ...(!closed && opens && closes && { opens, closes }),
    }))
    .filter(({ to }) => to >= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Of a number in a country that is not known. */
const fewestDigits = 7;

/** How many digits a phone number has at least, in the country of another number. */
function phoneDigits(phone: string): number {
  const metadata = new Metadata();
  const country = parsePhoneNumberFromString(phone)?.country;
  if (country !== undefined) metadata.selectNumberingPlan(country);
  return Math.min(...(metadata.numberingPlan?.possibleLengths() ?? [fewestDigits]));
}

/** The facts that are on every page. */
export function siteFacts(entry: SiteEntry, content: Content, art: Art): Site {
  const services = serviceInOrder(content);
  const now = new Date();
  const day = today(now, entry.timeZone);
  const { closed, until } = content.single('public-holidays').data;
  const { heading, label, button } = content.single('page-locations').data.postcode;
  const icons = entry.social.flatMap(({ icon }) => icon ?? []);
  const glyphs = art.glyphs(icons);
  const facts: Site = {
    brand: entry.brand,
    url: entry.url,
    language: entry.language,
    timeZone: entry.timeZone,
    city: entry.city,
    phone: entry.phone,
    phoneDigits: phoneDigits(entry.phone),
    ...(entry.whatsapp !== undefined && { whatsapp: entry.whatsapp }),
    email: entry.email,
    address: entry.address,
    openingHours: {
      ...entry.openingHours,
      special: comingDays(entry, now),
      holidays: closed ? holidaysOf(content).filter((date) => date >= day) : [],
    },
    replies: {
      hours: promisedHours(content),
      promises: (entry.promises ?? []).flatMap(({ words, by }) => (by === undefined ? [] : [{ words, by }])),
      until,
    },
    customerService: { heading: entry.customerService.heading, text: entry.customerService.text },
    footer: entry.footer,
    social: entry.social.map(({ name, url, icon }) => ({
      name,
      url,
      ...(icon && { picture: glyphs[icons.indexOf(icon)]! }),
    })),
    map: { frame: mapAddress, open: entry.map.open },
    hasReviewsWidget: entry.reviewsWidget !== undefined,
    services: services.map(({ slug, data }) => ({
      path: pathOf(slug),
      name: data.navName,
      fact: data.navFact,
      picture: art.vignette(data.picture),
      enquiry: withoutJoiners(data.enquiryName),
    })),
    finder: { heading, label, button },
    menuPicture: art.street(),
    enquiryServices: enquiryServices(content),
    otherServiceInText: entry.otherServiceInText,
    enquiries: { action: entry.backend.url + enquiryPath, key: entry.backend.key },
  };
  return fill(facts, headVariables(content));
}

/** The facts that are on every page. */
export const siteModule = (content: Content, art: Art): TypedModule => ({
  path: 'site.ts',
  from: 'data/site.yaml and data/services',
  imports: [{ moduleSpecifier: '../content/site.ts', namedImports: ['Site'], isTypeOnly: true }],
  constants: [
    {
      name: 'site',
      type: 'Site',
      initializer: JSON.stringify(siteFacts(content.single('site').data, content, art), null, 2),
      docs: ['Facts that are on every page.'],
    },
  ],
});
