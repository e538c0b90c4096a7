import { fillText, placeholdersIn } from '#content/fill.ts';
import type { Part } from '#content/kinds.ts';
import { useDesk } from '../changes/use-desk.ts';
import { Control } from './controls.tsx';
import { controlOf } from './form-schema.ts';
import { hintOf, type FieldProps } from './form-tools.ts';
import { factsFor, Menu, putInto } from './Menu.tsx';
import { ProblemList } from './ProblemList.tsx';

/** The values of the placeholders of a text, and how many of its characters a search result or a narrow place shows. */
export function BelowWords({ part, text }: { part: Part; text: string }) {
  const { state, openAt } = useDesk();
  const { placeholders } = state;
  const words = Object.fromEntries(Object.entries(placeholders).map(([name, each]) => [name, each.words]));
  const names = [...new Set(placeholdersIn(text))].filter((name) => name in placeholders);
  const most = part['x-count'];
  if (names.length === 0 && most === undefined) return null;
  return (
    <p className="below">
      {names.map((name) => {
        const { field } = placeholders[name]!;
        const fact = `{${name}} is ${words[name]}`;
        return field ? (
          <button key={name} type="button" className="chip" onClick={() => openAt(field)}>
            {fact}
          </button>
        ) : (
          <mark key={name}>{fact}</mark>
        );
      })}
      {most !== undefined && <span className="soft">{`${fillText(text, words).length} of ${most}`}</span>}
    </p>
  );
}

/** A field with its name; in a list, the list has the name. */
export function SimpleField({ id, part, label, value, isRequired, problems }: FieldProps) {
  const { state, view, openAt } = useDesk();
  const isItem = /\/\d+$/.test(id);
  const isText = controlOf(part) === 'words';
  const hasFacts = isText && factsFor(state, part, view.file).length > 0;
  const [help, wrong] = [`${id}-help`, `${id}-problems`];
  const file = part['x-of'] && typeof value === 'string' && value !== '' ? `${part['x-of']}/${value}.yaml` : undefined;
  return (
    <div className="field">
      {!isItem && (
        <p className="label" title={part.description}>
          {hasFacts && (
            <Menu
              id={`${id}-facts`}
              name="Insert"
              choices={() => factsFor(state, part, view.file)}
              onChoose={(fact) => putInto(id, () => fact)}
            />
          )}
          <label htmlFor={id}>{label}</label>{' '}
          <span id={help}>{[!isRequired && '(optional)', hintOf(part)].filter(Boolean).join(' ')}</span>
        </p>
      )}
      <Control
        {...{ id, part, value, isRequired }}
        aria={{ 'aria-describedby': `${help} ${wrong}`, 'aria-label': isItem ? label : undefined }}
      />
      {file !== undefined && (
        <button type="button" className="bare" onClick={() => openAt({ file, path: [] })}>
          {`Open ${label.toLowerCase()}`}
        </button>
      )}
      {isText && <BelowWords part={part} text={String(value ?? '')} />}
      <ProblemList id={wrong} problems={problems} />
    </div>
  );
}
