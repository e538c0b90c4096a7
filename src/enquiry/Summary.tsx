import { useEffect, type MouseEvent, type RefObject } from 'react';
import { filled } from '#ui/filled-text.ts';
import { Icon } from '#ui/Icon.tsx';
import * as classes from '#generated/classes.ts';
import { form as texts } from '#generated/interface.ts';
import { problemList, type Notes } from './problems.ts';

interface SummaryProps {
  notes: Notes;
  ref: RefObject<HTMLDivElement | null>;
}

/** Moves to a field without a new history entry, so that Back leaves the page. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** The fields to correct, with a link to each. It gets the focus when a form cannot be sent. */
export function Summary({ notes, ref }: SummaryProps) {
  const problems = problemList(notes);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (hasProblems) ref.current?.focus();
  }, [ref, hasProblems]);
  if (!hasProblems) return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={classes.notice}>
      <Icon name="circle-alert" />
      <div>
        <p>{problems.length === 1 ? texts.correctOne : filled(texts.correctSome, { count: problems.length })}</p>
        <ul>
          {problems.map(({ name, text }) => (
            <li key={name}>
              <a href={`#enquiry-${name}`} onClick={goToField}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
