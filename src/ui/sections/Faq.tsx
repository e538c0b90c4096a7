import type { ArtAddress } from '#content/links.ts';
import * as classes from '#generated/classes.ts';
import type { Faq as Questions } from '#generated/entries.ts';
import { Art } from '../Picture.tsx';
import { Text, type ContactFacts } from '../Contact.tsx';
import { Section } from './Section.tsx';

interface FaqProps {
  head: { heading: string; lead?: string };
  questions: Questions;
  contact: ContactFacts;
  /** The address of the picture under the heading. Without it, all answers are closed at first. */
  picture?: ArtAddress;
}

/** Questions and answers. Only one answer is open at a time; beside a picture, initially the first. */
export function Faq({ head, questions, contact, picture }: FaqProps) {
  return (
    <Section>
      <div className={classes.faq}>
        <div>
          <h2>{head.heading}</h2>
          {head.lead !== undefined && (
            <p className={`${classes.lead} ${classes.muted}`}>
              <Text text={head.lead} contact={contact} />
            </p>
          )}
          {picture !== undefined && <Art address={picture} width={360} height={150} className={classes.spot} />}
        </div>
        <div>
          {questions.map(({ question, answer }, index) => (
            // Not the question as the key: an open answer stays open while its question is edited in the desk.
            <details key={index} name="faq" open={picture !== undefined && index === 0} className={classes.question}>
              <summary>{question}</summary>
              <p>
                <Text text={answer} contact={contact} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
