import { ButtonLink } from '#ui/Button.tsx';
import { Closing } from '#ui/sections/Closing.tsx';
import { FeatureRow } from '#ui/sections/FeatureRow.tsx';
import { Fold } from '#ui/sections/Fold.tsx';
import { Finder, useAnswer } from '#finder/Finder.tsx';
import { Pill } from '#ui/Pill.tsx';
import { Streets } from '#ride/Street.tsx';
import { Section, SectionHead } from '#ui/sections/Section.tsx';
import * as classes from '#generated/classes.ts';
import type { PageOf } from '../kinds.ts';
import { cx } from '#styles/cx.ts';

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

export default function Locations({ page }: { page: PageOf<'locations'> }) {
  const { words, groups, finder, sectors, doors, pictures } = page;
  const answer = useAnswer(finder);
  const areas = groups.flatMap(({ stops }) => stops);
  return (
    <>
      <section className={cx(classes.pageHead, { background: 'mint' })}>
        <div className={`${classes.wrap} ${classes.locationsHead}`}>
          <div>
            <h1>{words.hero.title}</h1>
            <p className={classes.lead}>{words.hero.subtitle}</p>
          </div>
          <Finder words={words.postcode} index={finder.index} {...{ areas, answer, sectors, doors }} />
          <div className={classes.actions}>
            {words.hero.button && <ButtonLink button={words.hero.button} tone="ink" size="small" />}
            {groups.map(({ name, heading, line, code }) => (
              <a key={name} href={`#${name}`}>
                {code !== undefined && line && <Pill sign={{ code, line, lineName: heading }} named />}
                {heading}
              </a>
            ))}
          </div>
        </div>
      </section>
      <Fold styles="streets" />
      <Streets groups={groups} words={words.ride} estate={pictures.estate}>
        {page.sources.length > 0 && <Sources heading={words.sources.heading} sources={page.sources} />}
      </Streets>
      <Section background="mango">
        <SectionHead {...words.coverage} />
      </Section>
      <Section>
        <SectionHead {...words.why} />
        <FeatureRow features={words.why.features} pictures={pictures.features} />
      </Section>
      <Closing closing={words.closing} picture={pictures.closing} />
    </>
  );
}
