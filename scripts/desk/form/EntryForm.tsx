import './form.css';
import { useEffect, useMemo, useState } from 'react';
import type { Part } from '#content/kinds.ts';
import { labelOf } from '#content/wording.ts';
import { bodyOf, dataOf, withValues } from '../changes/change.ts';
import type { Mistake, State } from '../engine/engine.ts';
import type { FoundField } from '../engine/origins.ts';
import { focusField, idOf, pathOf } from './focus-field.ts';
import { schemaOf, withValueAt } from './form-schema.ts';
import { FormContext, type Choice, type FormTools } from './form-tools.ts';
import { Fields, Items } from './groups.tsx';
import { MarkdownBox } from './MarkdownBox.tsx';
import { bodyPath } from '#content/place.ts';
import { isUnwritten } from '../changes/save-controls.ts';

interface Props {
  file: string;
  /** The text that the changes are made to. */
  base: string;
  /** The text that the form shows: that of `base`, or a draft. */
  text: string;
  kind: string;
  /** The schemas, by path. */
  files: Readonly<Record<string, string>>;
  /** What the engine knows of the content. */
  state: State;
  /** Whether all mistakes are shown, also those of fields that the editor has not left yet. */
  showsAll: boolean;
  onText: (file: string, text: string) => void;
  onFocus: (field: string) => void;
  onOpen: (field: FoundField) => void;
  /** The field to focus. Each new value moves the focus. */
  wanted: FoundField | undefined;
}

const wordsOf = (value: string | boolean) => (typeof value === 'string' ? labelOf(value) : value ? 'Yes' : 'No');

/** The values of a field with choices: what its schema lists, the files of a folder, or the pages. */
function choicesOf({ entries, pages }: State, { enum: choices, type, 'x-of': folder }: Part): readonly Choice[] {
  const listed = choices ?? (type === 'boolean' ? [true, false] : undefined);
  if (listed) return listed.map((value) => ({ value, words: wordsOf(value) }));
  if (folder !== undefined)
    return entries
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .map(({ slug, name }) => ({ value: slug, words: name }));
  return pages.map((value) => ({ value, words: entries.find(({ path }) => path === value)?.name ?? value }));
}

const read = (file: string, text: string) => ({ text, data: dataOf(file, text), body: bodyOf(file, text) });

/** The form of one file: its fields, and the Markdown below them, if it has any. */
export function EntryForm({ file, base, text, kind, files, state, showsAll, onText, onFocus, onOpen, wanted }: Props) {
  const schema = useMemo(() => schemaOf(files, kind), [files, kind]);
  const [typed, setTyped] = useState(() => read(file, text));
  const { data, body } = typed;
  // The fields that the editor has left, and the one that is being typed in.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typing, setTyping] = useState('');
  const isShown = (mistake: Mistake) => {
    const id = idOf(mistake.path);
    return mistake.file === file && (showsAll || (id !== typing && (left.has(id) || !isUnwritten(mistake))));
  };
  // The text has changed other than by typing. The form is not made anew, so that the focus stays where it is.
  if (typed.text !== text) setTyped(read(file, text));

  function change(data: unknown, body: string): void {
    // The last line of a file ends too.
    const text = withValues(file, base, data, body === '' || body.endsWith('\n') ? body : `${body}\n`);
    setTyped({ text, data, body });
    onText(file, text);
  }

  useEffect(() => {
    if (wanted?.file === file) focusField(wanted.path);
  }, [wanted, file]);

  const tools: FormTools = {
    change: (id, value) => change(withValueAt(data, pathOf(id), value) ?? {}, body),
    choicesOf: (part) => choicesOf(state, part),
    open: onOpen,
    placeholders: state.placeholders,
    figures: state.figures,
  };
  const mistakes = state.mistakes.filter(isShown);
  const isOfBody = ({ path }: Mistake) => path[0] === bodyPath[0];
  const root = { id: 'content', part: schema, value: data, mistakes: mistakes.filter((each) => !isOfBody(each)) };
  return (
    <FormContext value={tools}>
      <div
        className="fields"
        onFocus={({ target }) => onFocus(target.id)}
        onInput={({ target }) => setTyping((target as Element).id)}
        onBlur={({ target }) => {
          setTyping('');
          // A message moves the fields below it, so it waits until the click that left the field has ended.
          setTimeout(() => setLeft((now) => new Set([...now, target.id])), 300);
        }}
      >
        {schema.items ? (
          <Items {...root} label="" />
        ) : (
          <Fields {...root}>
            {file.endsWith('.md') && (
              <MarkdownBox value={body} mistakes={mistakes.filter(isOfBody)} onChange={(next) => change(data, next)} />
            )}
          </Fields>
        )}
      </div>
    </FormContext>
  );
}
