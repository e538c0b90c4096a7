import { useCallback, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { bodyOf, dataOf, withValues } from './change.ts';
import { DeskForm, idOf } from './desk-form.tsx';
import type { Mistake } from './engine.ts';
import { fieldOfWords } from './field-of-words.ts';
import { schemaOf } from './form-schema.ts';

export interface EntryFormHandle {
  /** Puts the cursor in the field of words of the page. Returns whether there is one. */
  openField: (words: string) => boolean;
}

interface Props {
  ref: Ref<EntryFormHandle>;
  file: string;
  /** The text that the changes are made to. */
  base: string;
  /** The text with which the form begins: that of the base, or a draft. */
  start: string;
  kind: string;
  /** The schemas, by path. */
  files: Readonly<Record<string, string>>;
  mistakes: readonly Mistake[];
  onText: (file: string, text: string) => void;
}

/** The form of one file: its fields, and the Markdown below them, if it has any. */
export function EntryForm({ ref, file, base, start, kind, files, mistakes, onText }: Props) {
  const schema = useMemo(() => schemaOf(files, kind), [files, kind]);
  const [{ data, body }, setTyped] = useState(() => ({ data: dataOf(file, start), body: bodyOf(file, start) }));

  const change = useCallback(
    (data: unknown, body: string) => {
      setTyped({ data, body });
      onText(file, withValues(file, base, data, body));
    },
    [file, base, onText],
  );
  const changeData = useCallback((next: unknown) => change(next, body), [change, body]);

  useImperativeHandle(ref, () => ({
    openField(words) {
      const found = fieldOfWords(data, words);
      const isInBody = found === undefined && words.length > 12 && body.includes(words.trim());
      const field = isInBody ? document.getElementById('body') : found && document.getElementById(idOf(found));
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
      return field !== null && field !== undefined;
    },
  }));

  return (
    <>
      <DeskForm schema={schema} data={data} mistakes={mistakes} onChange={changeData} />
      {file.endsWith('.md') && (
        <div className="rjsf-field">
          <label htmlFor="body">Text</label>
          <span className="field-description" id="body-help">
            In Markdown: an empty line begins a paragraph, ## a heading; [words](/contact) is a link.
          </span>
          <textarea
            id="body"
            aria-describedby="body-help"
            value={body}
            onChange={({ target }) => change(data, target.value)}
          />
        </div>
      )}
    </>
  );
}
