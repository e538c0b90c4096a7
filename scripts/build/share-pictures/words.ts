import type { PageData, ServicePage } from '../emit/page-types.ts';

/** What a picture says beside the brand. */
export interface Words {
  heading: string;
  /** The code of an area's station. */
  code?: string;
  /** How long a service takes. */
  duration?: string;
}

/** "Thanks | Company" without the company: the title of a page whose words have no heading of their own. */
function withoutBrand(title: string, brand: string): string {
  return title.endsWith(brand) ? title.slice(0, -brand.length).replace(/[\s|:·–—-]+$/u, '') : title;
}

/** The first duration, with what it is about unless that is the service. */
function durationOf({ service }: ServicePage): string | undefined {
  const [first] = service.durations ?? [];
  if (first === undefined) return undefined;
  const { label, prefix = '', value, unit = '' } = first;
  const duration = `${prefix} ${value} ${unit}`.trim();
  return label.toLowerCase() === service.hero.title.toLowerCase() ? duration : `${label}: ${duration}`;
}

export function wordsOf(page: PageData, brand: string): Words {
  switch (page.kind) {
    case 'area': {
      const code = page.area.sign?.code;
      return { heading: page.words.hero.title, ...(code !== undefined && { code }) };
    }
    case 'service': {
      const duration = durationOf(page);
      return { heading: page.service.hero.title, ...(duration !== undefined && { duration }) };
    }
    case 'contact':
    case 'privacy':
      return { heading: page.words.heading };
    case 'not-found':
      return { heading: withoutBrand(page.head.title, brand) };
    default:
      return { heading: page.words.hero.title };
  }
}
