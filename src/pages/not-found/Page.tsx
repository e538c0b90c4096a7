import { Hero } from '#ui/sections/Hero.tsx';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { PageOf } from '../kinds.ts';

export default function NotFound({ page }: { page: PageOf<'not-found'> }) {
  const hero = {
    title: texts.errors.notFound,
    subtitle: page.words.lead,
    button: { text: texts.errors.returnHome, link: '/' } as const,
  };
  return (
    <Hero hero={hero} picture={page.pictures.hero} sky="dusk" last above={<p className={classes.hidden}>404</p>} />
  );
}
