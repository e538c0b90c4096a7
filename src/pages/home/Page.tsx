import { BoardHero } from '#board-hero/BoardHero.tsx';
import { BoardTable } from '#board/BoardTable.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Closing } from '#ui/sections/Closing.tsx';
import { Faq } from '#ui/sections/Faq.tsx';
import { FeatureRow } from '#ui/sections/FeatureRow.tsx';
import { Finder, useAnswer } from '#finder/Finder.tsx';
import { areasOf } from '#finder/FinderAnswer.tsx';
import { Fold } from '#ui/sections/Fold.tsx';
import { Evidence } from '#ui/sections/TileGrid.tsx';
import { Reviews } from '#reviews/Reviews.tsx';
import { Band, Section, SectionHead } from '#ui/sections/Section.tsx';
import { ServiceCards } from '#ui/sections/ServiceCards.tsx';
import { Street } from '#ride/Street.tsx';
import { Ride, Steps } from '#ui/sections/Steps.tsx';
import * as classes from '#generated/classes.ts';
import type { Site } from '#content/site.ts';
import type { PageOf } from '../kinds.ts';

/** All areas on one street, with the finder as the door to it. */
function NearYou({ words: { areas }, near, pictures }: PageOf<'home'>) {
  const { street, finder, words } = near;
  const answer = useAnswer(finder);
  const [stop] = answer?.kind === 'yes' || answer?.kind === 'several' ? areasOf(answer, street.stops) : [];
  return (
    <section className={classes.rides}>
      <Street group={street} words={words.ride} estate={pictures.ride.wide} layout="ride" here={stop?.path}>
        <Finder words={words.postcode} areas={street.stops} answer={answer} index={finder.index} />
      </Street>
      <div className={`${classes.wrap} ${classes.actions}`}>
        <ButtonLink button={areas.button} tone="outline" />
      </div>
    </section>
  );
}

export default function Home({ page, site }: { page: PageOf<'home'>; site: Site }) {
  const { words, evidence, pictures } = page;
  return (
    <>
      <BoardHero
        hero={words.hero}
        picture={page.image ?? pictures.hero}
        sky="mango"
        place={`${classes.boardHome} ${classes.lighting}`}
        board={page.board}
        site={site}
      >
        <BoardTable board={page.board} />
      </BoardHero>
      <Fold styles="home" />
      <Section>
        <SectionHead {...words.why} />
        <FeatureRow features={words.why.features} pictures={pictures.features} />
        {evidence.length > 0 && <Evidence items={evidence} />}
      </Section>
      <Section background="mango">
        <SectionHead {...words.services} />
        <ServiceCards services={page.services} />
      </Section>
      <section>
        <Band background="mint">
          <SectionHead {...words.steps} />
          <Ride {...pictures.ride} stops={words.steps.items.length} />
          <Steps steps={words.steps.items} />
          <div className={classes.actions}>
            <ButtonLink button={words.steps.button} tone="ink" />
          </div>
        </Band>
        <NearYou {...page} />
      </section>
      <Reviews head={words.testimonials} reviews={page.testimonials} background="paper" />
      <Faq head={words.faq} questions={page.faq} contact={site} picture={pictures.parapet} />
      <Closing closing={words.closing} picture={pictures.closing} />
    </>
  );
}
