import { AreaCards } from '#components/AreaCards.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { Closing } from '#components/Closing.tsx';
import { FeatureRow } from '#components/FeatureRow.tsx';
import { Fold } from '#components/Fold.tsx';
import { Finder } from '#components/Finder.tsx';
import { TileGrid } from '#components/TileGrid.tsx';
import { Art, Picture } from '#components/Picture.tsx';
import { Section, SectionHead } from '#components/Section.tsx';
import * as classes from '#generated/classes.ts';
import type { DrawnLineMap } from '#types/pictures.ts';
import type { AreaGroup } from '#types/places.ts';
import type { LocationsPage } from './data.ts';
import { cx } from '#styles/cx.ts';

type Line = keyof typeof classes.groupHead.variants.line;

/** The diagram of the lines; every station is a real link. */
function LineMap({ map }: { map: DrawnLineMap }) {
  return (
    <div className={classes.lineMap}>
      <div className={classes.mapWide}>
        <Art address={map.land} width={1280} height={720} />
        <Picture picture={map.wide} />
      </div>
      <Picture picture={map.phone} className={classes.mapPhone} />
    </div>
  );
}

function Group({ group }: { group: AreaGroup }) {
  return (
    <>
      <div className={cx(classes.groupHead, { line: group.line as Line | undefined })} id={group.name}>
        <h2>{group.heading}</h2>
      </div>
      <AreaCards cards={group.cards} sign={group.signCard} phone="pairs" />
    </>
  );
}

function Sources({ heading, sources }: { heading: string; sources: readonly string[] }) {
  return (
    <details className={`${classes.question} ${classes.sources}`}>
      <summary>{heading}</summary>
      {/* A link to a place inside of a closed part opens the part. */}
      <ul id="sources">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}

export default function Locations({ page }: { page: LocationsPage }) {
  const { words, groups, pictures } = page;
  return (
    <>
      <section className={cx(classes.pageHead, { background: 'mint' })}>
        <div className={`${classes.wrap} ${classes.locationsHead}`}>
          <div>
            <h1>{words.hero.title}</h1>
            <p className={cx(classes.lead)}>{words.hero.subtitle}</p>
            {words.hero.button && (
              <div className={classes.actions}>
                <ButtonLink button={words.hero.button} tone="ink" size="small" />
              </div>
            )}
          </div>
          {page.finder && (
            <Finder words={words.postcode} areas={groups.flatMap(({ cards }) => cards)} {...page.finder} />
          )}
          {page.map && <LineMap map={page.map} />}
        </div>
      </section>
      <Fold />
      <Section id="locations">
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
        {page.sources.length > 0 && <Sources heading={words.sources.heading} sources={page.sources} />}
      </Section>
      <Section background="mango">
        <SectionHead {...words.coverage} />
        <TileGrid tiles={words.coverage.items.map((name) => ({ name }))} />
      </Section>
      <Section>
        <SectionHead {...words.why} />
        <FeatureRow features={words.why.features} pictures={pictures.features} />
      </Section>
      <Closing closing={words.closing} picture={pictures.closing} />
    </>
  );
}
