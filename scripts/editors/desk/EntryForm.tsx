import { useCallback, useEffect, useMemo, useState } from 'react';
import { bodyOf, dataOf, withValues } from './change.ts';
import { DeskForm, idOf } from './desk-form.tsx';
import type { Mistake } from './engine.ts';
import type { FoundField } from './field-of-words.ts';
import { schemaOf } from './form-schema.ts';

interface Props {
  file: string;
  /** The text that the changes are made to. */
  base: string;
  /** The text that the form shows: that of `base`, or a draft. */
  text: string;
  kind: string;
  /** The schemas, by path. */
  files: Readonly<Record<string, string>>;
  mistakes: readonly Mistake[];
  onText: (file: string, text: string) => void;
  /** The field to focus. Each new value moves the focus. */
  wanted: FoundField | undefined;
}

const read = (file: string, text: string) => ({ text, data: dataOf(file, text), body: bodyOf(file, text) });

/** The form of one file: its fields, and the Markdown below them, if it has any. */
export function EntryForm({ file, base, text, kind, files, mistakes, onText, wanted }: Props) {
  const schema = useMemo(() => schemaOf(files, kind), [files, kind]);
  const [typed, setTyped] = useState(() => read(file, text));
  const { data, body } = typed;
  // The text has changed other than by typing. The form is not made anew, so that the focus stays where it is.
  if (typed.text !== text) setTyped(read(file, text));

  const change = useCallback(
    (data: unknown, body: string) => {
      const text = withValues(file, base, data, body);
      setTyped({ text, data, body });
      onText(file, text);
    },
    [file, base, onText],
  );
  const changeData = useCallback((next: unknown) => change(next, body), [change, body]);

  useEffect(() => {
    if (wanted?.file !== file) return;
    const field = document.getElementById(wanted.path === 'body' ? 'body' : idOf(wanted.path));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [wanted, file]);

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
