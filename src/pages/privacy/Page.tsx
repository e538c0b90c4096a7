import { PageHead } from '#ui/sections/PageHead.tsx';
import { Section } from '#ui/sections/Section.tsx';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { PageOf } from '../kinds.ts';

export default function Privacy({ page }: { page: PageOf<'privacy'> }) {
  const { words, sections, pictures } = page;
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} background="mint" picture={pictures.head} />
      <Section>
        <div className={classes.article}>
          <nav className={classes.contents} aria-label={texts.accessibility.onThisPage}>
            <ol>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <article className={classes.articleBody}>
            {sections.map(({ id, heading, html }) => (
              <section key={id}>
                <h2 id={id}>{heading}</h2>
                <div className={classes.markdown} dangerouslySetInnerHTML={{ __html: html }} />
              </section>
            ))}
          </article>
        </div>
      </Section>
    </>
  );
}
