import { useEffect, useState } from 'react';
import type { TextFile } from '../new-area/from-books.ts';
import type { Question } from '../new-area/questions.ts';
import { labelOf } from './form-schema.ts';
import type { Ask } from './start-engine.ts';
import type { AreaAnswer } from './worker.ts';

interface Props {
  ask: Ask;
  /** Writes the files of the area. Returns what went wrong, if anything did. */
  onMake: (files: readonly TextFile[]) => Promise<string | undefined>;
}

/** The questions about a new area. What its place and its station suggest is filled in, and can be changed. */
export function NewArea({ ask, onMake }: Props) {
  const [name, setName] = useState('');
  const [given, setGiven] = useState<Partial<Record<Question, string>>>({});
  const [answer, setAnswer] = useState<AreaAnswer>();
  const [failure, setFailure] = useState('');

  useEffect(() => ask({ question: { type: 'area', name, given }, callback: setAnswer }), [ask, name, given]);

  const draft = answer?.draft;
  const files = draft?.files ?? [];
  const mistakes = answer?.mistakes ?? [];
  const open = (draft?.fields ?? []).filter(({ question, proposal }) => (given[question] ?? proposal ?? '') === '');
  const missing = open.filter(({ question }) => question !== 'codes' && question !== 'lines').length;
  const isReady = files.length > 0 && mistakes.length === 0;

  async function make(): Promise<void> {
    setFailure((await onMake(files)) ?? '');
  }

  return (
    <form
      className="new"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void make();
      }}
    >
      <div className="bar">
        <button type="submit" className="save" disabled={!isReady}>
          Make the page
        </button>
        <p role="status">
          {failure ||
            draft?.refusal ||
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
      <div className="rjsf-field">
        <label htmlFor="new-name">Name</label>
        <input id="new-name" value={name} onChange={({ target }) => setName(target.value)} />
      </div>
      {draft?.fields.map(({ question, description, hint, choices, proposal }) => {
        const value = given[question] ?? proposal ?? '';
        const change = (text: string) => setGiven({ ...given, [question]: text });
        const described = { id: `new-${question}`, 'aria-describedby': `new-${question}-help`, value };
        return (
          <div className="rjsf-field" key={question}>
            <label htmlFor={`new-${question}`}>{labelOf(question)}</label>
            <span className="field-description" id={`new-${question}-help`}>
              {description} {hint.charAt(0).toUpperCase() + hint.slice(1)}.
              {proposal && given[question] === undefined ? ` ${draft.reason}` : ''}
            </span>
            {choices.length > 0 ? (
              <select {...described} onChange={({ target }) => change(target.value)}>
                <option value="">Choose…</option>
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <input {...described} onChange={({ target }) => change(target.value)} />
            )}
          </div>
        );
      })}
    </form>
  );
}
