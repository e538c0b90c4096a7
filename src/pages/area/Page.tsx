import { Closing } from '#ui/sections/Closing.tsx';
import { Faq } from '#ui/sections/Faq.tsx';
import { FeatureRow } from '#ui/sections/FeatureRow.tsx';
import { BlockFinder } from '#block/BlockFinder.tsx';
import { Fold } from '#ui/sections/Fold.tsx';
import { BoardHero } from '#board-hero/BoardHero.tsx';
import { BoardTable } from '#board/BoardTable.tsx';
import { filled } from '#ui/filled-text.ts';
import { HomesAround, Nearest } from '#homes/HomesAround.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pill } from '#ui/Pill.tsx';
import { Section, SectionHead } from '#ui/sections/Section.tsx';
import { ServiceCards } from '#ui/sections/ServiceCards.tsx';
import { EnquiryForm } from '#enquiry/EnquiryForm.tsx';
import { setPlace } from '#enquiry/kept.ts';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { Site } from '#content/site.ts';
import type { PageOf } from '../kinds.ts';
import { cx } from '#styles/cx.ts';

function StationLine({ area }: { area: PageOf<'area'>['area'] }) {
  if (area.sign === undefined) return null;
  const station = area.station === area.name ? [] : [filled(texts.areas.station, { station: area.station })];
  return (
    <p className={classes.stationLine}>
      <Pill sign={area.sign} named />
      {[area.sign.lineName, ...station].join(', ')}
    </p>
  );
}

function Ticks({ ticks }: { ticks: readonly string[] }) {
  return (
    <ul className={classes.ticks}>
      {ticks.map((tick) => (
        <li key={tick}>
          <Icon name="check" />
          {tick}
        </li>
      ))}
    </ul>
  );
}

/** Where the company comes to in the area: its places, blocks and homes, and the nearest areas. */
function Coverage({ page }: { page: PageOf<'area'> }) {
  const { path, area, tiles, streets, homes, short, nearest } = page;
  const { heading, genericTiles } = page.words.coverage;
  const places = [area.name, ...tiles, ...genericTiles];
  return (
    <Section background="paper">
      <h2>{heading}</h2>
      <ul className={classes.tileNames}>
        {tiles.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {(streets ?? homes) && (
        <div className={cx(classes.cover, { columns: streets && homes && 'two' })}>
          {streets && <BlockFinder path={path} streets={streets} places={places} short={short} onPlace={setPlace} />}
          {homes && <HomesAround homes={homes} />}
        </div>
      )}
      <Nearest {...nearest} />
    </Section>
  );
}

export default function Area({ page, site }: { page: PageOf<'area'>; site: Site }) {
  const { area, words, pictures } = page;
  return (
    <>
      <BoardHero
        hero={words.hero}
        name={area.name}
        picture={page.image ?? pictures.hero}
        sky={area.sky}
        place={cx(classes.boardArea, { side: area.textSide })}
        above={<StationLine area={area} />}
        board={page.board}
        site={site}
      >
        <BoardTable board={page.board} />
      </BoardHero>
      <Fold />
      <div className={classes.areaSections}>
        <Section>
          <SectionHead heading={words.community.heading} lead={page.paragraph ?? words.community.lead} />
          <FeatureRow features={words.community.features} pictures={pictures.features} low />
        </Section>
        <Section background="mango">
          <h2>{words.services.heading}</h2>
          <ServiceCards services={page.services} low />
        </Section>
        <Coverage page={page} />
        <Section background="mint">
          <div className={classes.booking}>
            <div>
              <h2>{words.booking.heading}</h2>
              <Ticks ticks={words.booking.ticks} />
            </div>
            <EnquiryForm
              words={words.booking.form}
              headingLevel="h3"
              site={site}
              page={page.path}
              area={page.area.name}
              choices={page.choices}
            />
          </div>
        </Section>
        <Faq head={words.faq} questions={page.faq} contact={site} />
      </div>
      <Closing closing={words.closing} picture={pictures.closing} />
    </>
  );
}
