import { isReadable } from '../changes/change.ts';
import { useDesk } from '../changes/use-desk.ts';
import { ChangeArea } from '../form/ChangeArea.tsx';
import { EntryForm } from '../form/EntryForm.tsx';
import { partsOf, schemaOf, type FormPart } from '../form/form-schema.ts';

interface Props {
  parts: readonly FormPart[];
  /** The key of the group or field with the focus. */
  focused: string;
  onOpen: (key: string) => void;
}

/** The parts of a form: beside it, or above it as a choice where there is no room. */
function Parts({ parts, focused, onOpen }: Props) {
  const current = parts.find(({ keys }) => keys.includes(focused))?.name;
  return (
    <nav className="parts" aria-label="Parts of the form">
      {parts.map(({ name, keys }) => (
        <button
          key={name}
          type="button"
          aria-current={name === current ? 'location' : undefined}
          onClick={() => onOpen(keys[0]!)}
        >
          {name}
        </button>
      ))}
      <label>
        Go to
        <select value={current ?? ''} onChange={({ target }) => onOpen(parts[target.selectedIndex - 1]!.keys[0]!)}>
          <option value="" hidden>
            …
          </option>
          {parts.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </nav>
  );
}

/** The open file: its group, its name and address, whether it is saved, its form, and what else can be done with it. */
export function OpenFile() {
  const { state, view, files, drafts, current, openAt } = useDesk();
  const { entries, mistakes } = state;
  const { file, focused = '' } = view;
  const text = current[file];
  const entry = entries.find((each) => each.file === file);
  if (entry === undefined || text === undefined) return null;
  const { kind, name, group, path } = entry;
  const own = mistakes.filter((mistake) => mistake.file === file);
  const parts = partsOf(schemaOf(files, kind));
  return (
    <>
      <p className="crumbs">
        <a href="#start">Start</a> › {group}
      </p>
      <h1 tabIndex={-1}>{name}</h1>
      <p className="open">
        {path} {file in drafts && <span className="dot">Not saved</span>}
      </p>
      {parts.length > 0 && (
        <Parts parts={parts} focused={focused.split('/')[1] ?? ''} onOpen={(key) => openAt({ file, path: [key] })} />
      )}
      {kind === 'neighbourhood' && mistakes.length === 0 && <ChangeArea area={entry} />}
      {isReadable(file, text) ? (
        <EntryForm entry={entry} text={text} />
      ) : (
        <div role="alert">
          <p>This text cannot be opened. Ask an engineer, who needs these words:</p>
          <pre className="mistakes">{own.map((mistake) => mistake.text).join('\n')}</pre>
        </div>
      )}
    </>
  );
}
