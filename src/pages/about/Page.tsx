import { ButtonLink } from '#ui/Button.tsx';
import { FeatureRow } from '#ui/sections/FeatureRow.tsx';
import { Hero } from '#ui/sections/Hero.tsx';
import { Section, SectionHead } from '#ui/sections/Section.tsx';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { PageOf } from '../kinds.ts';

export default function About({ page }: { page: PageOf<'about'> }) {
  const { words, founded, story, pictures } = page;
  return (
    <>
      <Hero hero={words.hero} picture={page.image ?? pictures.hero} sky="morning" />
      <Section>
        <div className={classes.story}>
          <p className={classes.bigNumber} aria-hidden="true">
            {founded}
          </p>
          <div>
            <h2>{words.story.heading}</h2>
            <div className={classes.markdown} dangerouslySetInnerHTML={{ __html: story }} />
            <div className={classes.actions}>
              <ButtonLink button={{ text: texts.navigation.contact, link: '/contact' }} tone="ink" />
            </div>
          </div>
        </div>
      </Section>
      <Section background="mint">
        <SectionHead {...words.values} />
        <FeatureRow features={words.values.features} pictures={pictures.features} />
      </Section>
    </>
  );
}
