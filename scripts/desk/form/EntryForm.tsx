import './form.css';
import { useEffect, useMemo, useState } from 'react';
import { bodyOf, dataOf, withValues } from '../changes/change.ts';
import { useDesk } from '../changes/use-desk.ts';
import { copyIn, withCopyLines } from '#content/history/copied.ts';
import { bodyPath } from '#content/place.ts';
import { isUnwritten, type Mistake } from '../engine/state.ts';
import { focusField, idOf, pathOf } from './focus-field.ts';
import { schemaOf, withFollowing, withValueAt } from './form-schema.ts';
import { ChangeContext } from './form-tools.ts';
import { Fields, Items } from './groups.tsx';
import { MarkdownBox } from './MarkdownBox.tsx';

const read = (file: string, text: string) => ({ text, data: dataOf(file, text), body: bodyOf(file, text) });

/** The form of one file: its fields, and the Markdown below them, if it has any. */
export function EntryForm({ file, kind, text }: { file: string; kind: string; text: string }) {
  const { files, saved, state, view, type, show } = useDesk();
  const { showsAll, wanted } = view;
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
    const next = withCopyLines(
      withValues(file, saved[file] ?? text, data, body === '' || body.endsWith('\n') ? body : `${body}\n`),
      copyIn(text)?.lines,
    );
    setTyped({ text: next, data, body });
    type(file, next);
  }

  useEffect(() => {
    if (wanted?.file !== file) return;
    focusField(wanted.path);
    // A task leads to the place after the last item of a list, which is the button that adds one.
    document.querySelector<HTMLElement>(`.add > #${CSS.escape(idOf(wanted.path))}`)?.click();
  }, [wanted, file]);

  const mistakes = state.mistakes.filter(isShown);
  const isOfBody = ({ path }: Mistake) => path[0] === bodyPath[0];
  const root = { id: 'content', part: schema, value: data, mistakes: mistakes.filter((each) => !isOfBody(each)) };
  return (
    <ChangeContext value={(id, value) => change(withValueAt(data, pathOf(id), value) ?? {}, body)}>
      <div
        className="fields"
        onFocus={({ target }) => show({ focused: target.id })}
        onInput={({ target }) => setTyping((target as Element).id)}
        onBlur={({ target }) => {
          setTyping('');
          const followed = withFollowing(schema, data, pathOf(target.id));
          if (followed !== data) change(followed, body);
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
    </ChangeContext>
  );
}
