import type { Service } from '../../src/generated/entries.ts';
import type { Content, Entry } from '../content/content.ts';
import { fill, fillText, headVariables, siteVariables, type Variables } from '../content/fill.ts';
import { areaPages } from './area-pages.ts';
import { areaCard, areaGroups, serviceCards, serviceInOrder } from './cards.ts';
import { renderMarkdown, renderSections } from './markdown.ts';
import type { Head, PageData } from './page-types.ts';

interface Titled {
  title: string;
  description: string;
}

const headOf = ({ title, description }: Titled, variables: Variables): Head => ({
  title: fillText(title, variables),
  description: fillText(description, variables),
});

function homePage(content: Content): PageData {
  const site = content.the('site').data;
  const words = content.the('page-home').data;
  const variables = siteVariables(site);
  const groups = content.the('groups').data;
  return {
    kind: 'home',
    path: '/',
    head: headOf(words, headVariables(site)),
    words: fill(words, variables),
    services: serviceCards(content, 'name'),
    areas: words.areas.featured.map((slug) => areaCard(content.named('neighbourhood', slug), groups)),
    testimonials: content.named('testimonials', words.testimonials.list).data,
    faq: fill(content.named('faq', words.faq.list).data, variables),
  };
}

function servicePage({ slug, data }: Entry<Service>, content: Content): PageData {
  const site = content.the('site').data;
  const variables = siteVariables(site);
  return {
    kind: 'service',
    path: `/${slug}`,
    head: headOf(data, headVariables(site)),
    service: fill(data, variables),
    testimonials: data.testimonials ? content.named('testimonials', data.testimonials.list).data : [],
    faq: fill(content.named('faq', data.faq.list).data, variables),
  };
}

function plainPages(content: Content): PageData[] {
  const site = content.the('site').data;
  const variables = siteVariables(site);
  const head = (words: Titled) => headOf(words, headVariables(site));
  const locations = content.the('page-locations').data;
  const contact = content.the('page-contact').data;
  const thank = content.the('page-thank').data;
  const notFound = content.the('page-not-found').data;
  return [
    {
      kind: 'locations',
      path: '/locations',
      head: head(locations),
      words: fill(locations, variables),
      groups: areaGroups(content),
    },
    { kind: 'contact', path: '/contact', head: head(contact), words: fill(contact, variables) },
    { kind: 'thank', path: '/thank', head: head(thank), words: fill(thank, variables) },
    { kind: 'not-found', path: '/404', head: head(notFound), words: fill(notFound, variables) },
  ];
}

function prosePages(content: Content): PageData[] {
  const site = content.the('site').data;
  const variables = siteVariables(site);
  const about = content.the('page-about');
  const privacy = content.the('page-privacy');
  return [
    {
      kind: 'about',
      path: '/about',
      head: headOf(about.data, headVariables(site)),
      words: fill(about.data, variables),
      founded: site.founded,
      story: renderMarkdown(about.body, site),
    },
    {
      kind: 'privacy',
      path: '/privacy',
      head: headOf(privacy.data, headVariables(site)),
      words: fill(privacy.data, variables),
      sections: renderSections(privacy.body, site),
    },
  ];
}

/** The data of every page of the site. */
export function pagesOf(content: Content): PageData[] {
  return [
    homePage(content),
    ...prosePages(content),
    ...plainPages(content),
    ...serviceInOrder(content).map((entry) => servicePage(entry, content)),
    ...areaPages(content),
  ];
}
