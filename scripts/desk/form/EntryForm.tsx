import './form.css';
import { useEffect, useMemo, useState } from 'react';
import { bodyOf, parseData, withValues } from '../changes/change.ts';
import { useDesk } from '../changes/use-desk.ts';
import { copyIn, withCopyLines } from '#content/history/copied.ts';
import { bodyPath } from '#content/place.ts';
import { isUnwritten, type FieldProblem } from '../engine/state.ts';
import { fieldId, fieldPath, focusField } from './focus-field.ts';
import { schemaOf, withFollowing, withValueAt } from './form-schema.ts';
import { ChangeContext } from './form-tools.ts';
import { Fields, Items } from './groups.tsx';
import { MarkdownBox } from './MarkdownBox.tsx';

const parsed = (file: string, text: string) => ({ text, data: parseData(file, text), body: bodyOf(file, text) });

/** The problems of a file that its form shows: those of a text that is not written yet only after its field was left. */
function useShownProblems(file: string) {
  const { state, view } = useDesk();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typing, setTyping] = useState('');
  const isShown = (id: string, problem: FieldProblem) => id !== typing && (left.has(id) || !isUnwritten(problem));
  const problems = state.problems.filter(
    (problem) => problem.file === file && (view.showsAll || isShown(fieldId(problem.path), problem)),
  );
  function onLeave(id: string): void {
    setTyping('');
    // A message moves the fields below it, so it waits until the click that left the field has ended.
    setTimeout(() => setLeft((now) => new Set([...now, id])), 300);
  }
  return { problems, onLeave, onType: setTyping };
}

/** The form of one file: its fields, and the Markdown below them, if it has any. */
export function EntryForm({ file, kind, text }: { file: string; kind: string; text: string }) {
  const { files, saved, view, type, updateView } = useDesk();
  const { wanted } = view;
  const { problems, onLeave, onType } = useShownProblems(file);
  const schema = useMemo(() => schemaOf(files, kind), [files, kind]);
  const [typed, setTyped] = useState(() => parsed(file, text));
  const { data, body } = typed;
  // The text has changed other than by typing. The form is not made anew, so that the focus stays where it is.
  if (typed.text !== text) setTyped(parsed(file, text));

  function edit(data: unknown, body: string): void {
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
    document.querySelector<HTMLElement>(`.add > #${CSS.escape(fieldId(wanted.path))}`)?.click();
  }, [wanted, file]);

  const isOfBody = ({ path }: FieldProblem) => path[0] === bodyPath[0];
  const root = { id: 'content', part: schema, value: data, problems: problems.filter((each) => !isOfBody(each)) };
  return (
    <ChangeContext value={(id, value) => edit(withValueAt(data, fieldPath(id), value) ?? {}, body)}>
      <div
        className="fields"
        onFocus={({ target }) => updateView({ focused: target.id })}
        onInput={({ target }) => onType((target as Element).id)}
        onBlur={({ target }) => {
          onLeave(target.id);
          const followed = withFollowing(schema, data, fieldPath(target.id));
          if (followed !== data) edit(followed, body);
        }}
      >
        {schema.items ? (
          <Items {...root} label="" />
        ) : (
          <Fields {...root}>
            {file.endsWith('.md') && (
              <MarkdownBox value={body} problems={problems.filter(isOfBody)} onChange={(next) => edit(data, next)} />
            )}
          </Fields>
        )}
      </div>
    </ChangeContext>
  );
}
