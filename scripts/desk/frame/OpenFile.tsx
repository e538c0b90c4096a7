import { groupBy } from '#content/group.ts';
import { innerPart, type Part } from '#content/kinds.ts';
import { count } from '#content/problem.ts';
import { valueIn } from '#content/text/texts.ts';
import { isReadable, parseData } from '../changes/change.ts';
import { NotSaved } from '../changes/Changes.tsx';
import { useDesk } from '../changes/use-desk.ts';
import { isCopied, type FieldProblem } from '../engine/state.ts';
import { ChangeEntry } from '../form/ChangeEntry.tsx';
import { EntryForm } from '../form/EntryForm.tsx';
import { groupsOf, labelIn, schemaOf } from '../form/form-schema.ts';
import { Menu } from '../form/Menu.tsx';

/** The texts that are still those of the entry from which this one was copied, by the sections of the form. */
function Copied({ problems, data, schema }: { problems: readonly FieldProblem[]; data: unknown; schema: Part }) {
  const { openAt, confirm } = useDesk();
  if (problems.length === 0) return null;
  return (
    <details className="fold">
      <summary>{`${count(problems.length, 'copied text')} to change or confirm`}</summary>
      {[...groupBy(problems, ({ path: [key] }) => key)].map(([key = '', own]) => (
        <fieldset key={key}>
          <legend>{labelIn(String(key), innerPart(schema, key) ?? {})}</legend>
          <ul>
            {own.map((problem) => (
              <li key={problem.path.join('/')}>
                <button type="button" className="bare" onClick={() => openAt(problem)}>
                  {String(valueIn(data, problem.path))}
                </button>
              </li>
            ))}
          </ul>
          {own.length > 1 && (
            <button type="button" onClick={() => confirm(own.map(({ path }) => path))}>
              {`All ${own.length} are true here too`}
            </button>
          )}
        </fieldset>
      ))}
    </details>
  );
}

/** The open file: its parts and its form, and if the desk can make such a file, its name and its end. */
export function OpenFile() {
  const { state, view, files, current, fileLabel, openAt } = useDesk();
  const { file } = view;
  const entry = state.entries.find((each) => each.file === file);
  const text = current[file];
  // A new file is not listed until it is checked.
  if (entry === undefined || text === undefined) return <h1 tabIndex={-1}>{fileLabel(file)}</h1>;
  const problems = state.problems.filter((problem) => problem.file === file);
  const maker = state.makers.find(({ kind }) => kind === entry.kind);
  const schema = schemaOf(files, entry.kind);
  const groups = groupsOf(schema).map(([value, field]) => ({ value, words: labelIn(value, field) }));
  return (
    <>
      <h1 tabIndex={-1}>{entry.name}</h1>
      <p className="path">
        {entry.path} <NotSaved file={file} />
      </p>
      {groups.length > 1 && (
        <p className="go">
          <Menu id="go" name="Go to" choices={() => groups} onChoose={(key) => openAt({ file, path: [key] })} />
        </p>
      )}
      {isReadable(file, text) ? (
        <>
          <Copied problems={problems.filter(isCopied)} data={parseData(file, text)} schema={schema} />
          <EntryForm file={file} kind={entry.kind} text={text} />
        </>
      ) : (
        <div role="alert">
          <p>This text cannot be opened. Ask an engineer, who needs these words:</p>
          <pre className="report">{problems.map((problem) => problem.text).join('\n')}</pre>
        </div>
      )}
      {maker && <ChangeEntry entry={entry} noun={maker.label} />}
    </>
  );
}
