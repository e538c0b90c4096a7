import { PriceBoard } from '#components/PriceBoard.tsx';
import { Closing } from '#components/Closing.tsx';
import { Faq } from '#components/Faq.tsx';
import { FeatureRow } from '#components/FeatureRow.tsx';
import { Fold } from '#components/Fold.tsx';
import { Here } from '#components/Here.tsx';
import { Hero } from '#components/Hero.tsx';
import { filled } from '#components/Filled.tsx';
import { HomesAround } from '#components/HomesAround.tsx';
import { Icon } from '#components/Icon.tsx';
import { TileGrid } from '#components/TileGrid.tsx';
import { Pill } from '#components/Pill.tsx';
import { Section, SectionHead } from '#components/Section.tsx';
import { ServiceCards } from '#components/ServiceCards.tsx';
import { Streets } from '#components/Streets.tsx';
import { EnquiryForm } from '#enquiry/EnquiryForm.tsx';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { Site } from '#types/site.ts';
import type { AreaPage } from './page.ts';
import { cx } from '#styles/cx.ts';

function StationLine({ area }: { area: AreaPage['area'] }) {
  if (area.sign === undefined) return null;
  const station = area.station === area.name ? [] : [filled(texts.areas.station, { station: area.station })];
  return (
    <p className={cx(classes.stationLine)}>
      <Pill sign={area.sign} named />
      {[area.sign.lineName, ...station].join(', ')}
    </p>
  );
}

function Ticks({ ticks }: { ticks: readonly string[] }) {
  return (
    <ul className={cx(classes.ticks)}>
      {ticks.map((tick) => (
        <li key={tick}>
          <Icon name="check" />
          {tick}
        </li>
      ))}
    </ul>
  );
}

export default function Area({ page, site }: { page: AreaPage; site: Site }) {
  const { area, words, tiles, pictures } = page;
  const hero = { ...words.hero, subtitle: `${area.description} ${words.hero.subtitle}` };
  return (
    <>
      <Hero
        hero={hero}
        picture={pictures.hero}
        sky={area.sky}
        above={<StationLine area={area} />}
        withBoard={{
          place: 'area',
          side: area.textSide,
          board: <PriceBoard key={page.path} board={page.board} site={site} />,
        }}
        last
      />
      <Fold />
      <Section>
        <Here {...words.community} here={page.here} />
        <FeatureRow features={words.community.features} pictures={pictures.features} />
      </Section>
      <Section background="mango">
        <SectionHead {...words.services} />
        <ServiceCards services={page.services} />
      </Section>
      <Section background="paper">
        <SectionHead {...words.coverage} />
        <TileGrid tiles={tiles.map((name) => ({ name }))} />
        {page.streets && <Streets streets={page.streets} />}
        <HomesAround name={area.name} homes={page.homes} />
      </Section>
      <Section background="mint">
        <div className={cx(classes.columns, { count: 'twoWide' })}>
          <div>
            <h2>{words.booking.heading}</h2>
            <Ticks ticks={words.booking.ticks} />
          </div>
          <EnquiryForm
            key={page.path}
            words={words.booking.form}
            headingLevel="h3"
            site={site}
            page={page.path}
            area={page.area.name}
            choices={page.choices}
          />
        </div>
      </Section>
      <Faq head={words.faq} questions={page.faq} contact={site} picture={pictures.parapet} />
      <Closing closing={words.closing} picture={pictures.closing} />
    </>
  );
}
