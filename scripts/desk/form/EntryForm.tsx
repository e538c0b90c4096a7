import { useCallback, useEffect, useMemo, useState } from 'react';
import { bodyOf, dataOf, withValues } from './change.ts';
import { DeskForm, idOf } from './desk-form.tsx';
import type { Mistake } from '../engine/engine.ts';
import type { FoundField } from '../engine/origins.ts';
import { schemaOf } from './form-schema.ts';
import { Mistakes } from './Mistakes.tsx';
import { bodyPath } from '../engine/path-at.ts';
import { isUnwritten } from './save-controls.ts';

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
  /** Whether all mistakes are shown, also those of fields that the editor has not left yet. */
  showsAll: boolean;
  onText: (file: string, text: string) => void;
  onFocus: (field: string) => void;
  /** The field to focus. Each new value moves the focus. */
  wanted: FoundField | undefined;
}

/** The id of the field of an input: each of the radio buttons of a field has a number. */
const fieldIdOf = (target: EventTarget) => (target as Element).id.replace(/-\d+$/, '');

/** Opens the groups around a field, and moves the focus to it, or to the group that would have it. */
function focusField(path: FoundField['path']): void {
  const field = document.getElementById(idOf(path));
  if (field === null) return path.length > 0 ? focusField(path.slice(0, -1)) : undefined;
  for (let group = field.closest('details'); group; group = group.parentElement!.closest('details')) group.open = true;
  const controls = 'summary, input, select, textarea, button';
  const control = field.matches(controls) ? field : field.querySelector<HTMLElement>(controls);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

const bodyId = idOf(bodyPath);

const read = (file: string, text: string) => ({ text, data: dataOf(file, text), body: bodyOf(file, text) });

/** The form of one file: its fields, and the Markdown below them, if it has any. */
export function EntryForm({ file, base, text, kind, files, mistakes, showsAll, onText, onFocus, wanted }: Props) {
  const schema = useMemo(() => schemaOf(files, kind), [files, kind]);
  const [typed, setTyped] = useState(() => read(file, text));
  const { data, body, text: typedText } = typed;
  // The fields that the editor has left, and the one that is being typed in.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typing, setTyping] = useState('');
  const isShown = (mistake: Mistake) => {
    const id = idOf(mistake.path);
    return showsAll || (id !== typing && (left.has(id) || !isUnwritten(mistake)));
  };
  // The text has changed other than by typing. The form is not made anew, so that the focus stays where it is.
  if (typed.text !== text) setTyped(read(file, text));

  const change = useCallback(
    (data: unknown, body: string) => {
      const text = withValues(file, base, data, body);
      setTyped({ text, data, body });
      // The form also reports data that it was given, which is no change of the editor.
      if (text !== typedText) onText(file, text);
    },
    [file, base, typedText, onText],
  );
  const changeData = useCallback((next: unknown) => change(next, body), [change, body]);

  useEffect(() => {
    if (wanted?.file === file) focusField(wanted.path);
  }, [wanted, file]);

  return (
    <div
      onFocus={({ target }) => onFocus(fieldIdOf(target))}
      onInput={({ target }) => setTyping(fieldIdOf(target))}
      onBlur={({ target }) => {
        setTyping('');
        // A message moves the fields below it, so it waits until the click that left the field has ended.
        setTimeout(() => setLeft((now) => new Set([...now, fieldIdOf(target)])), 300);
      }}
    >
      <DeskForm schema={schema} data={data} mistakes={mistakes.filter(isShown)} onChange={changeData} />
      {file.endsWith('.md') && (
        <div className="rjsf-field">
          <label htmlFor={bodyId}>Text</label>
          <span className="field-description" id="body-help">
            In Markdown: an empty line begins a paragraph, ## a heading, - a line of a list; [words](/contact) is a
            link.
          </span>
          <textarea
            id={bodyId}
            aria-describedby="body-help body-mistakes"
            value={body}
            onChange={({ target }) => change(data, target.value)}
          />
          <Mistakes
            id="body-mistakes"
            mistakes={mistakes.filter(isShown).filter(({ path }) => path[0] === bodyPath[0])}
          />
        </div>
      )}
    </div>
  );
}
