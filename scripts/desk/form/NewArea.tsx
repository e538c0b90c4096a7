import { labelOf } from '#content/wording.ts';
import { useEffect, useMemo, useState } from 'react';
import { questions, type Answers, type Question } from '../../area/questions.ts';
import { useDesk } from '../changes/use-desk.ts';
import type { NamedAnswers } from '../engine/new-area.ts';
import { askNewest, type AnswerTo } from '../engine/start-engine.ts';
import type { Mistake } from '../engine/state.ts';
import { Mistakes } from './Mistakes.tsx';
import { NewField, NewForm } from './NewForm.tsx';

const draftWords =
  'Check its sentences, and its region, planning area, subzone and trains: unless you typed them, they are those of the nearest area.';

/** The questions that may stay unanswered: a place may have no station and no line. */
const optional: readonly Question[] = ['codes', 'lines'];

/** The questions that a mistake of the files is about. */
const byKey: Readonly<Record<string, Question>> = { coverage: 'names', scene: 'rail' };

const questionOf = ({ path }: Mistake): Question | undefined =>
  questions.find((question) => path.some((key) => question === (byKey[key] ?? key)));

const key = 'desk new area';

/** What was typed before somebody left the form. */
function readTyped(): NamedAnswers {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as NamedAnswers;
  } catch {
    return {};
  }
}

function keepTyped(typed: NamedAnswers): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
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
export function NewArea() {
  const { ask, nameOf, make, fail } = useDesk();
  const [typed, setTyped] = useState(readTyped);
  const [answer, setAnswer] = useState<AnswerTo<'area'>>();
  const draftFrom = useMemo(() => askNewest((asked: NamedAnswers) => ask('area', asked), setAnswer, fail), [ask, fail]);
  useEffect(() => {
    draftFrom(typed);
    keepTyped(typed);
  }, [draftFrom, typed]);

  const draft = answer?.draft;
  const mistakes = answer?.mistakes ?? [];
  const missing = (draft?.fields ?? [])
    .filter(({ question, proposal }) => !optional.includes(question) && (typed[question] ?? proposal ?? '') === '')
    .map(({ question }) => labelOf(question));
  // Mistakes of a single field are shown at the field. Others may be in any file.
  const others = mistakes
    .filter((mistake) => questionOf(mistake) === undefined)
    .map((mistake) => ({ ...mistake, words: `${nameOf(mistake.file)}: ${mistake.words}` }));
  const isReady = draft?.file !== undefined && mistakes.length === 0;

  function statusNow(): string {
    if (draft?.refusal) return draft.refusal;
    if (answer && !draft) return 'The content has mistakes. Fix them first: open a file that has some.';
    if (missing.length > 0) return `Missing: ${missing.join(', ')}.`;
    const wrong = mistakes.map((mistake) => labelOf(questionOf(mistake) ?? 'see below'));
    if (wrong.length > 0) return `To fix: ${[...new Set(wrong)].join(', ')}.`;
    return 'Everything is filled in. Press Make the page.';
  }

  /** Makes the files, unless the last keys made a mistake: they may not be in the answer yet. */
  function submit(): void {
    void ask('area', typed).then((newest) => {
      setAnswer(newest);
      if (newest.mistakes.length > 0 || newest.draft?.file === undefined) return;
      keepTyped({});
      make([newest.draft.file], `${typed.name?.trim()} is new`, draftWords);
    }, fail);
  }

  return (
    <NewForm
      what="area"
      action="Make the page"
      isReady={isReady}
      status={statusNow()}
      onSubmit={submit}
      onClear={() => setTyped({})}
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
        value={typed.name ?? ''}
        onChange={(name) => setTyped({ ...typed, name })}
      />
      {draft?.fields.map(({ question, description, hint, choices, proposal }) => (
        <NewField
          key={question}
          id={question}
          label={optional.includes(question) ? `${labelOf(question)} (if there are any)` : labelOf(question)}
          help={`${description} ${hint.charAt(0).toUpperCase() + hint.slice(1)}. ${proposal && typed[question] === undefined ? draft.reason : ''}`}
          value={typed[question] ?? proposal ?? ''}
          choices={choices}
          mistakes={mistakes.filter((mistake) => questionOf(mistake) === question)}
          onChange={(text) => setTyped({ ...typed, ...answersIn(question, text) })}
        />
      ))}
    </NewForm>
  );
}
