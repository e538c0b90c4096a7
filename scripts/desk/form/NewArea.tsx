import { labelOf } from '#content/wording.ts';
import { useEffect, useMemo, useState } from 'react';
import type { TextFile } from '../../area/new-plan.ts';
import { questions, type Answers, type Question } from '../../area/questions.ts';
import type { Mistake } from '../engine/engine.ts';
import { Mistakes } from './Mistakes.tsx';
import { NewField } from './NewField.tsx';
import { NewForm } from './NewForm.tsx';
import { askNewest, type AnswerTo, type Ask } from '../engine/start-engine.ts';

interface Props {
  ask: Ask;
  /** Makes drafts of files, which are one change with these words, opens the first, and shows a message. */
  onMake: (planned: readonly TextFile[], done: string, status: string) => void;
  onFailure: (words: string) => void;
}

const draftWords =
  'Check its sentences, and its region, planning area and subzone: unless you typed them, they are those of the nearest area.';

/** The questions that may stay unanswered: a place may have no station and no line. */
const optional: readonly Question[] = ['codes', 'lines'];

/** The questions that a mistake of the files is about. */
const byKey: Readonly<Record<string, Question>> = { coverage: 'names', scene: 'rail' };

const questionOf = ({ path }: Mistake): Question | undefined =>
  questions.find((question) => path.some((key) => question === (byKey[key] ?? key)));

/** The answers that were typed before somebody left the form. */
interface Typed {
  name: string;
  answers: Answers;
}

const key = 'desk new area';
const nothing: Typed = { name: '', answers: {} };

function readTyped(): Typed {
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Typed>) };
  } catch {
    return nothing;
  }
}

function keepTyped(typed: Typed | undefined): void {
  try {
    if (typed === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // The browser blocks its storage.
  }
}

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
  const [{ name, answers }, setTyped] = useState(readTyped);
  const [answer, setAnswer] = useState<AnswerTo<'area'>>();

  const draftFrom = useMemo(
    () => askNewest((typed: Typed) => ask('area', typed), setAnswer, onFailure),
    [ask, onFailure],
  );
  useEffect(() => {
    draftFrom({ name, answers });
    keepTyped({ name, answers });
  }, [draftFrom, name, answers]);

  const draft = answer?.draft;
  const files = draft?.files ?? [];
  const mistakes = answer?.mistakes ?? [];
  const missing = (draft?.fields ?? [])
    .filter(({ question, proposal }) => !optional.includes(question) && (answers[question] ?? proposal ?? '') === '')
    .map(({ question }) => labelOf(question));
  // Mistakes of a single field are shown at the field.
  const others = mistakes.filter((mistake) => questionOf(mistake) === undefined);
  const isReady = files.length > 0 && mistakes.length === 0;

  function statusNow(): string {
    if (draft?.refusal) return draft.refusal;
    if (answer && !draft) return 'The content has mistakes. Fix them first: open a file that has some.';
    if (missing.length > 0) return `Missing: ${missing.join(', ')}.`;
    const wrong = mistakes.map((mistake) => labelOf(questionOf(mistake) ?? 'see below'));
    if (wrong.length > 0) return `To fix: ${[...new Set(wrong)].join(', ')}.`;
    return 'Everything is filled in. Press Make the page.';
  }

  /** Makes the files, unless the last keys made a mistake: they may not be in the answer yet. */
  function make(): void {
    void ask('area', { name, answers }).then((newest) => {
      setAnswer(newest);
      if (newest.mistakes.length > 0 || newest.draft === undefined || newest.draft.files.length === 0) return;
      keepTyped(undefined);
      onMake(newest.draft.files, `${name.trim()} is new`, draftWords);
    }, onFailure);
  }

  return (
    <NewForm
      what="area"
      action="Make the page"
      isReady={isReady}
      status={statusNow()}
      onSubmit={make}
      onClear={() => setTyped(nothing)}
    >
      <p>
        Type the name, the latitude and longitude, and the codes of the station. The desk then proposes most other
        answers. If the tables in data/tables have rows of the area, its page shows their figures and streets.
      </p>
      <Mistakes mistakes={others} />
      <NewField
        id="name"
        label="Name"
        help="As on a map."
        value={name}
        onChange={(text) => setTyped({ name: text, answers })}
      />
      {draft?.fields.map(({ question, description, hint, choices, proposal }) => (
        <NewField
          key={question}
          id={question}
          label={optional.includes(question) ? `${labelOf(question)} (if there are any)` : labelOf(question)}
          help={`${description} ${hint.charAt(0).toUpperCase() + hint.slice(1)}. ${proposal && answers[question] === undefined ? draft.reason : ''}`}
          value={answers[question] ?? proposal ?? ''}
          choices={choices.length > 0 ? ['', ...choices].map((value) => ({ value, words: value || 'Choose…' })) : []}
          mistakes={mistakes.filter((mistake) => questionOf(mistake) === question)}
          onChange={(text) => setTyped({ name, answers: { ...answers, ...answersIn(question, text) } })}
        />
      ))}
    </NewForm>
  );
}
