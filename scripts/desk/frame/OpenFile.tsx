import { count } from '#content/problem.ts';
import { valueIn } from '#content/texts.ts';
import { dataOf, isReadable } from '../changes/change.ts';
import { useDesk } from '../changes/use-desk.ts';
import { isCopied, type ListedEntry, type Mistake } from '../engine/state.ts';
import { ChangeEntry } from '../form/ChangeEntry.tsx';
import { EntryForm } from '../form/EntryForm.tsx';
import { groupsOf, labelIn, schemaOf } from '../form/form-schema.ts';

/** The groups of a form, in a row above it. */
function Groups({ file, kind }: ListedEntry) {
  const { files, openAt } = useDesk();
  return (
    <nav className="parts" aria-label="Parts of the form">
      {groupsOf(schemaOf(files, kind)).map(([key, field]) => (
        <button key={key} type="button" onClick={() => openAt({ file, path: [key] })}>
          {labelIn(key, field)}
        </button>
      ))}
    </nav>
  );
}

/** The texts that are still those of the entry from which this one was copied. */
function Copied({ mistakes, data }: { mistakes: readonly Mistake[]; data: unknown }) {
  const { openAt, confirm } = useDesk();
  if (mistakes.length === 0) return null;
  return (
    <details className="fold">
      <summary>{`${count(mistakes.length, 'copied text')} to change or confirm`}</summary>
      <ul>
        {mistakes.map((mistake) => (
          <li key={mistake.path.join('/')}>
            <button type="button" className="bare" onClick={() => openAt(mistake)}>
              {String(valueIn(data, mistake.path))}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => confirm(mistakes)}>
        All are true here too
      </button>
    </details>
  );
}

/** What can be done with an entry: its parts and its form, and if the desk can make such a file, its name and its end. */
function Entry({ entry, text }: { entry: ListedEntry; text: string }) {
  const { state, drafts } = useDesk();
  const { file, kind, path } = entry;
  const own = state.mistakes.filter((mistake) => mistake.file === file);
  const maker = state.makers.find((each) => each.kind === kind);
  return (
    <>
      <p className="path">
        {path} {file in drafts && <span className="dot">Not saved</span>}
      </p>
      <Groups {...entry} />
      {isReadable(file, text) ? (
        <>
          <Copied mistakes={own.filter(isCopied)} data={dataOf(file, text)} />
          <EntryForm entry={entry} text={text} />
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

/** The open file: its group and its name, and what can be done with it. A new file is not listed until it is checked. */
export function OpenFile() {
  const { state, view, current, nameOf } = useDesk();
  const { file } = view;
  const entry = state.entries.find((each) => each.file === file);
  const text = current[file];
  return (
    <>
      <p className="crumbs">
        <a href="#start">Start</a> {entry && `› ${entry.group}`}
      </p>
      <h1 tabIndex={-1}>{nameOf(file)}</h1>
      {entry && text !== undefined && <Entry entry={entry} text={text} />}
    </>
  );
}
