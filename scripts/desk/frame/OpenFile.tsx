import { groupBy } from '#content/group.ts';
import { innerPart, type Part } from '#content/kinds.ts';
import { count } from '#content/problem.ts';
import { valueIn } from '#content/text/texts.ts';
import { dataOf, isReadable } from '../changes/change.ts';
import { NotSaved } from '../changes/Changes.tsx';
import { useDesk } from '../changes/use-desk.ts';
import { isCopied, type Mistake } from '../engine/state.ts';
import { ChangeEntry } from '../form/ChangeEntry.tsx';
import { EntryForm } from '../form/EntryForm.tsx';
import { groupsOf, labelIn, schemaOf } from '../form/form-schema.ts';
import { Menu } from '../form/Menu.tsx';

/** The texts that are still those of the entry from which this one was copied, by the sections of the form. */
function Copied({ mistakes, data, schema }: { mistakes: readonly Mistake[]; data: unknown; schema: Part }) {
  const { openAt, confirm } = useDesk();
  if (mistakes.length === 0) return null;
  return (
    <details className="fold">
      <summary>{`${count(mistakes.length, 'copied text')} to change or confirm`}</summary>
      {[...groupBy(mistakes, ({ path: [key] }) => key)].map(([key = '', own]) => (
        <fieldset key={key}>
          <legend>{labelIn(String(key), innerPart(schema, key) ?? {})}</legend>
          <ul>
            {own.map((mistake) => (
              <li key={mistake.path.join('/')}>
                <button type="button" className="bare" onClick={() => openAt(mistake)}>
                  {String(valueIn(data, mistake.path))}
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
  const { state, view, files, current, nameOf, openAt } = useDesk();
  const { file } = view;
  const entry = state.entries.find((each) => each.file === file);
  const text = current[file];
  // A new file is not listed until it is checked.
  if (entry === undefined || text === undefined) return <h1 tabIndex={-1}>{nameOf(file)}</h1>;
  const own = state.mistakes.filter((mistake) => mistake.file === file);
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
          <Copied mistakes={own.filter(isCopied)} data={dataOf(file, text)} schema={schema} />
          <EntryForm file={file} kind={entry.kind} text={text} />
        </>
      ) : (
        <div role="alert">
          <p>This text cannot be opened. Ask an engineer, who needs these words:</p>
          <pre className="mistakes">{own.map((mistake) => mistake.text).join('\n')}</pre>
        </div>
      )}
      {maker && <ChangeEntry entry={entry} noun={maker.label} />}
    </>
  );
}
