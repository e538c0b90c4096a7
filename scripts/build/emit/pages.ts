import type { Service } from '../../../src/generated/entries.ts';
import type { Content, Entry } from '../../content/content.ts';
import { fill, headVariables, siteVariables } from '../../content/fill.ts';
import { homeScene } from '../../illustration/scenes/home.ts';
import { letterboxBank } from '../../illustration/scenes/letterbox-bank.ts';
import { serviceScene } from '../../illustration/scenes/service.ts';
import { featurePictures, nightAddress, parapetAddress, rideAddresses, roomAddress } from './art.ts';
import { areaCard, serviceCards, serviceInOrder } from './cards.ts';
import { headOf, type Titled } from './head-of.ts';
import { locationsPage } from './locations-page.ts';
import { renderMarkdown } from './markdown.ts';
import { noticeSections } from './notice.ts';
import type { PageData } from './page-types.ts';

function homePage(content: Content): PageData {
  const site = content.single('site').data;
  const words = content.single('page-home').data;
  const variables = siteVariables(content);
  const groups = content.single('groups').data;
  const areas = words.areas.featured.map((slug) => areaCard(content.bySlug('neighbourhood', slug), groups));
  return {
    kind: 'home',
    path: '/',
    head: headOf(words, headVariables(content)),
    words: fill(words, variables),
    services: serviceCards(content, 'name'),
    areas,
    testimonials: fill(content.bySlug('testimonials', words.testimonials.list).data, variables),
    faq: fill(content.bySlug('faq', words.faq.list).data, variables),
    pictures: {
      hero: homeScene({ number: site.illustrationText.block }),
      features: featurePictures(words.why),
      ride: rideAddresses(site),
      parapet: parapetAddress,
      closing: nightAddress('home'),
    },
  };
}

function servicePage({ slug, data }: Entry<Service>, content: Content): PageData {
  const site = content.single('site').data;
  const variables = siteVariables(content);
  return {
    kind: 'service',
    path: `/${slug}`,
    head: headOf(data, headVariables(content)),
    service: fill(data, variables),
    testimonials: data.testimonials ? fill(content.bySlug('testimonials', data.testimonials.list).data, variables) : [],
    faq: fill(content.bySlug('faq', data.faq.list).data, variables),
    pictures: {
      hero: serviceScene({ name: data.picture, number: site.illustrationText.block }),
      rooms: data.inclusions.items.map(({ picture }) => roomAddress(picture)),
      parapet: parapetAddress,
      closing: nightAddress(slug),
    },
  };
}

function plainPages(content: Content): PageData[] {
  const site = content.single('site').data;
  const variables = siteVariables(content);
  const head = (words: Titled) => headOf(words, headVariables(content));
  const contact = content.single('page-contact').data;
  const thank = content.single('page-thank').data;
  const notFound = content.single('page-not-found').data;
  return [
    {
      kind: 'contact',
      path: '/contact',
      head: head(contact),
      words: fill(contact, variables),
      pictures: { head: letterboxBank({ unit: site.illustrationText.letterbox }) },
    },
    {
      kind: 'thank',
      path: '/thank',
      head: head(thank),
      words: fill(thank, variables),
      pictures: { hero: homeScene({ number: 'OK!', sky: 'noon' }) },
    },
    {
      kind: 'not-found',
      path: '/404',
      head: head(notFound),
      words: fill(notFound, variables),
      pictures: { hero: homeScene({ number: '404', sky: 'dusk' }) },
    },
  ];
}

function prosePages(content: Content): PageData[] {
  const site = content.single('site').data;
  const variables = siteVariables(content);
  const about = content.single('page-about');
  const privacy = content.single('page-privacy');
  return [
    {
      kind: 'about',
      path: '/about',
      head: headOf(about.data, headVariables(content)),
      words: fill(about.data, variables),
      founded: site.founded,
      story: renderMarkdown(about.body, site, variables),
      pictures: {
        hero: homeScene({ number: site.illustrationText.block, sky: 'morning' }),
        features: featurePictures(about.data.values),
      },
    },
    {
      kind: 'privacy',
      path: '/privacy',
      head: headOf(privacy.data, headVariables(content)),
      words: fill(privacy.data, variables),
      sections: noticeSections(content),
      pictures: { head: letterboxBank({ unit: site.illustrationText.letterbox }) },
    },
  ];
}

/** The data of every page but those of the areas. */
export function fixedPages(content: Content): PageData[] {
  return [
    homePage(content),
    ...prosePages(content),
    locationsPage(content),
    ...plainPages(content),
    ...serviceInOrder(content).map((entry) => servicePage(entry, content)),
  ];
}
