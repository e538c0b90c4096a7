import { useEffect, useMemo, useState } from 'react';
import type { TextFile } from '../new-area/plan.ts';
import { questions, type Answers, type Question } from '../new-area/questions.ts';
import { labelOf } from './form-schema.ts';
import { Mistakes } from './Mistakes.tsx';
import { NewField } from './NewField.tsx';
import { askNewest, type Ask } from './start-engine.ts';
import type { AreaAnswer, AreaQuestion } from './worker.ts';

interface Props {
  ask: Ask;
  /** Makes drafts of files, opens the first, and shows the words. */
  onMake: (made: readonly TextFile[], words: string) => void;
  onFailure: (words: string) => void;
}

/** The questions that may stay unanswered: a place may have no station and no line. */
const optional: readonly Question[] = ['codes', 'lines'];

/** The answers in a text: maps copy both coordinates of a place at once. */
function answersIn(question: Question, text: string): Answers {
  const [, latitude, longitude] = /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/.exec(text) ?? [];
  const isPlace = question === 'latitude' || question === 'longitude';
  return isPlace && latitude && longitude ? { latitude, longitude } : { [question]: text };
}

/**
 * The questions about a new area. Answers that follow from its place and its station are filled in, and can be changed.
 */
export function NewArea({ ask, onMake, onFailure }: Props) {
  const [name, setName] = useState('');
  const [given, setGiven] = useState<Partial<Record<Question, string>>>({});
  const [answer, setAnswer] = useState<AreaAnswer>();

  const draftFrom = useMemo(() => askNewest<AreaQuestion>(ask, setAnswer, onFailure), [ask, onFailure]);
  useEffect(() => draftFrom({ type: 'area', name, given }), [draftFrom, name, given]);

  const draft = answer?.draft;
  const area = draft?.area;
  const mistakes = answer?.mistakes ?? [];
  const missing = (draft?.fields ?? [])
    .filter(({ question, proposal }) => !optional.includes(question) && (given[question] ?? proposal ?? '') === '')
    .map(({ question }) => labelOf(question));
  // Mistakes of a single field are shown at the field.
  const others = mistakes.filter(({ path }) => !questions.some((question) => question === path[0]));
  const isReady = area !== undefined && mistakes.length === 0;

  return (
    <form
      className="new"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady)
          onMake(
            [area],
            'This is a draft: it is not saved yet. Check its sentences, and the values that were copied from the nearest area. Then add it to its first two digits in the postal sectors, so that the search for a postal code finds it.',
          );
      }}
    >
      <h1>New: area</h1>
      <div className="bar">
        <button type="submit" className="save" disabled={!isReady}>
          Make the page
        </button>
        <p role="status">
          {draft?.refusal ||
            (missing.length > 0
              ? `Missing: ${missing.join(', ')}.`
              : mistakes.length > 0
                ? `${mistakes.length} to fix.`
                : 'Everything is filled in. Press Make the page.')}
        </p>
      </div>
      <p>
        Type the name, the latitude and longitude, and the codes of the station. The desk then proposes most other
        answers. If the tables in data/tables have rows of the area, its page shows their figures and streets.
      </p>
      <Mistakes mistakes={others} />
      <NewField id="name" label="Name" help="As on a map." value={name} onChange={setName} />
      {draft?.fields.map(({ question, description, hint, choices, proposal }) => (
        <NewField
          key={question}
          id={question}
          label={optional.includes(question) ? `${labelOf(question)} (if there are any)` : labelOf(question)}
          help={`${description} ${hint.charAt(0).toUpperCase() + hint.slice(1)}. ${proposal && given[question] === undefined ? draft.reason : ''}`}
          value={given[question] ?? proposal ?? ''}
          choices={choices.length > 0 ? ['', ...choices].map((value) => ({ value, words: value || 'Choose…' })) : []}
          mistakes={mistakes.filter(({ path }) => path[0] === question)}
          onChange={(text) => setGiven({ ...given, ...answersIn(question, text) })}
        />
      ))}
    </form>
  );
}
