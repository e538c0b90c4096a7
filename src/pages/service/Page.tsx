import { BoardHero } from '#board-hero/BoardHero.tsx';
import { BoardOfOne } from '#board/BoardOfOne.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Closing } from '#ui/sections/Closing.tsx';
import { Faq } from '#ui/sections/Faq.tsx';
import { Figures } from '#board/Figures.tsx';
import { Fold } from '#ui/sections/Fold.tsx';
import { Hero, type Sky } from '#ui/sections/Hero.tsx';
import { TileGrid } from '#ui/sections/TileGrid.tsx';
import { Reviews } from '#reviews/Reviews.tsx';
import { Section, SectionHead } from '#ui/sections/Section.tsx';
import { Sheet } from '#sheet/Sheet.tsx';
import * as classes from '#generated/classes.ts';
import type { Service as Entry } from '#generated/entries.ts';
import type { Site } from '#content/site.ts';
import type { PageOf } from '../kinds.ts';

const skies: Record<Entry['picture'], Sky> = { weekly: 'noon', move: 'morning', renovation: 'dusk' };

/** The figures that are not for a kind of home, so the board does not show them. */
function OtherFigures({ service: { prices = [], durations = [] } }: { service: Entry }) {
  const others = [...prices, ...durations].filter((figure) => figure.for === undefined);
  if (others.length === 0) return null;
  return (
    <Section>
      <Figures figures={others} />
    </Section>
  );
}

function Intro({ service }: { service: Entry }) {
  const { intro, prices, durations } = service;
  return (
    <Section>
      <div className={classes.sectionHead}>
        <h2>{intro.heading}</h2>
        <div>
          <p className={`${classes.lead} ${classes.muted}`}>{intro.lead}</p>
          <div className={classes.actions}>
            <ButtonLink button={intro.button} tone="primary" />
          </div>
        </div>
      </div>
      {prices && <Figures figures={prices} />}
      {durations && <Figures figures={durations} />}
      {intro.note && <p className={classes.small}>{intro.note}</p>}
    </Section>
  );
}

export default function Service({ page, site }: { page: PageOf<'service'>; site: Site }) {
  const { service, board, testimonials, faq, pictures } = page;
  const hero = { hero: service.hero, picture: page.image ?? pictures.hero, sky: skies[service.picture] };
  return (
    <>
      {board ? (
        <BoardHero {...hero} place={classes.boardService} board={board} site={site} heading={service.intro.heading}>
          <BoardOfOne board={board} />
        </BoardHero>
      ) : (
        <Hero {...hero} last />
      )}
      <Fold styles="service" />
      {board ? <OtherFigures service={service} /> : <Intro service={service} />}
      <Sheet service={service} pictures={pictures.block} site={site} />
      {service.why && (
        <Section>
          <SectionHead {...service.why} />
          <TileGrid tiles={service.why.items} />
        </Section>
      )}
      {service.testimonials && <Reviews head={service.testimonials} reviews={testimonials} background="mango" />}
      <Faq head={service.faq} questions={faq} contact={site} picture={pictures.parapet} />
      <Closing closing={service.closing} picture={pictures.closing} />
    </>
  );
}
