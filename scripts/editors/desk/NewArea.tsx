import { useEffect, useState } from 'react';
import type { TextFile } from '../new-area/from-books.ts';
import type { Question } from '../new-area/questions.ts';
import { labelOf } from './form-schema.ts';
import { NewField } from './NewField.tsx';
import type { Ask } from './start-engine.ts';
import type { AreaAnswer, Failure } from './worker.ts';

interface Props {
  ask: Ask;
  /** Makes drafts of files, opens the first, and shows the words. */
  onMake: (made: readonly TextFile[], words: string) => void;
  onFailure: (failure: Failure) => void;
}

/** The questions about a new area. What its place and its station suggest is filled in, and can be changed. */
export function NewArea({ ask, onMake, onFailure }: Props) {
  const [name, setName] = useState('');
  const [given, setGiven] = useState<Partial<Record<Question, string>>>({});
  const [answer, setAnswer] = useState<AreaAnswer>();

  useEffect(
    () => ask({ question: { type: 'area', name, given }, callback: setAnswer, onFailure }),
    [ask, name, given, onFailure],
  );

  const draft = answer?.draft;
  const files = draft?.files ?? [];
  const mistakes = answer?.mistakes ?? [];
  const open = (draft?.fields ?? []).filter(({ question, proposal }) => (given[question] ?? proposal ?? '') === '');
  const missing = open.filter(({ question }) => question !== 'codes' && question !== 'lines').length;
  const isReady = files.length > 0 && mistakes.length === 0;

  return (
    <form
      className="new"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady)
          onMake(files, 'Made, and not saved yet. Check its sentences, and what was copied from its neighbour.');
      }}
    >
      <h1>New: area</h1>
      <div className="bar">
        <button type="submit" className="save" disabled={!isReady}>
          Make the page
        </button>
        <p role="status">
          {draft?.refusal ||
            (missing > 0
              ? `${missing} ${missing === 1 ? 'answer is' : 'answers are'} missing.`
              : mistakes.length > 0
                ? `${mistakes.length} to fix, below.`
                : 'All is there.')}
        </p>
      </div>
      <p>
        Its place and its station suggest most answers. What data/books know of its homes and streets is added when it
        is made.
      </p>
      {mistakes.length > 0 && <pre className="mistakes">{mistakes.map(({ text }) => text).join('\n')}</pre>}
      <NewField id="name" label="Name" help="As on a map." value={name} onChange={setName} />
      {draft?.fields.map(({ question, description, hint, choices, proposal }) => (
        <NewField
          key={question}
          id={question}
          label={labelOf(question)}
          help={`${description} ${hint.charAt(0).toUpperCase() + hint.slice(1)}. ${proposal && given[question] === undefined ? draft.reason : ''}`}
          value={given[question] ?? proposal ?? ''}
          choices={choices.length > 0 ? ['', ...choices].map((value) => ({ value, words: value || 'Choose…' })) : []}
          onChange={(text) => setGiven({ ...given, [question]: text })}
        />
      ))}
    </form>
  );
}
