import type { Content } from './content.ts';
import { itemsOf } from './facts.ts';
import type { Kind } from './kinds.ts';
import type { Route } from './routes.ts';

/** The services whose prices and durations the texts of some files tell. */
function toldIn(files: readonly string[], content: Content): string[] {
  const texts = content.entries().filter(({ file }) => files.includes(file));
  return itemsOf(content).flatMap(({ name, entry }) =>
    texts.some(({ source }) => source.includes(`{${name}}`)) ? [entry.file] : [],
  );
}

/**
 * The files whose words and figures make the main part of a page, its own file first. What stands around every page, as
 * the menu and the footer, is left out: nobody needs to read fifty pages again for a new tagline.
 */
export function madeFrom({ kind, file }: Route, content: Content): string[] {
  const all = (...kinds: Kind[]) => kinds.flatMap((name) => content.all(name).map((entry) => entry.file));
  const faq = (name: string) => content.bySlug('faq', name).file;
  const reviews = (name: string) => content.bySlug('testimonials', name).file;
  switch (kind) {
    case 'home': {
      const { areas, testimonials, faq: questions } = content.single('page-home').data;
      const featured = areas.featured.map((slug) => content.bySlug('neighbourhood', slug).file);
      return [file, ...all('service'), ...featured, reviews(testimonials.list), faq(questions.list)];
    }
    case 'locations':
      return [file, ...all('neighbourhood', 'groups', 'postal-sectors'), ...toldIn([file], content)];
    case 'area':
      return [
        file,
        ...all('page-neighbourhood', 'groups', 'sources', 'service'),
        faq(content.single('page-neighbourhood').data.faq.list),
      ];
    case 'service': {
      const { data } = content.all('service').find((entry) => entry.file === file)!;
      const own = [file, faq(data.faq.list), ...(data.testimonials ? [reviews(data.testimonials.list)] : [])];
      return [...own, ...toldIn(own, content)];
    }
    case 'contact':
    case 'privacy':
      return [file, ...all('site'), ...toldIn([file], content)];
    case 'about':
    case 'thank':
    case 'not-found':
      return [file, ...toldIn([file], content)];
  }
}
