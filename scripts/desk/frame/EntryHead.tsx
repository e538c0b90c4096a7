import type { FormPart } from '../form/form-schema.ts';
import type { Listed } from '../form/listed.ts';

/** Where an editor is: the group of the open entry, its name and address, and whether it is saved. */
export const EntryHead = ({ entry: { name, group, path, isDraft } }: { entry: Listed }) => (
  <>
    <p className="crumbs">
      <a href="#start">Start</a> › {group}
    </p>
    <h1 tabIndex={-1}>{name}</h1>
    <p className="open">
      {path} {isDraft && <span className="dot">Not saved</span>}
    </p>
  </>
);

interface Props {
  parts: readonly FormPart[];
  /** The key of the group or field with the focus. */
  focused: string;
  onOpen: (key: string) => void;
}

/** The parts of a form: beside it, or above it as a choice where there is no room. */
export function Parts({ parts, focused, onOpen }: Props) {
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
