import { fillText, placeholdersIn } from '#content/fill.ts';
import type { Part } from '#content/kinds.ts';
import { Control } from './controls.tsx';
import { controlOf } from './form-schema.ts';
import { hintOf, useForm, type FieldProps } from './form-tools.ts';
import { Mistakes } from './Mistakes.tsx';

/** How many characters a search result or a narrow place shows of a text, and the values of its placeholders. */
function BelowWords({ part, text }: { part: Part; text: string }) {
  const { placeholders, open } = useForm();
  const words = Object.fromEntries(Object.entries(placeholders).map(([name, each]) => [name, each.words]));
  const names = [...new Set(placeholdersIn(text))].filter((name) => name in placeholders);
  const most = part['x-count'];
  if (names.length === 0 && most === undefined) return null;
  return (
    <p className="below">
      {names.map((name) => {
        const { field } = placeholders[name]!;
        const chip = `{${name}} is ${words[name]}`;
        return field ? (
          <button key={name} type="button" className="chip" onClick={() => open(field)}>
            {chip}
          </button>
        ) : (
          <span key={name} className="chip">
            {chip}
          </span>
        );
      })}
      {most !== undefined && <span className="count">{`${fillText(text, words).length} of ${most}`}</span>}
    </p>
  );
}

/** A field with its name; in a list, the list has the name. */
export function SimpleField({ id, part, label, value, isRequired, mistakes }: FieldProps) {
  const { open } = useForm();
  const isItem = /\/\d+$/.test(id);
  const [help, wrong] = [`${id}-help`, `${id}-mistakes`];
  const file = part['x-of'] && typeof value === 'string' && value !== '' ? `${part['x-of']}/${value}.yaml` : undefined;
  return (
    <div className={mistakes.length > 0 ? 'field wrong' : 'field'}>
      {!isItem && (
        <p className="label" title={part.description}>
          <label htmlFor={id}>{label}</label>{' '}
          <span id={help}>{[!isRequired && '(optional)', hintOf(part)].filter(Boolean).join(' ')}</span>
        </p>
      )}
      <Control
        {...{ id, part, value, isRequired }}
        aria={{ 'aria-describedby': `${help} ${wrong}`, 'aria-label': isItem ? label : undefined }}
      />
      {file !== undefined && (
        <button type="button" className="bare" onClick={() => open({ file, path: [] })}>
          {`Open ${label.toLowerCase()}`}
        </button>
      )}
      {controlOf(part) === 'words' && <BelowWords part={part} text={String(value ?? '')} />}
      <Mistakes id={wrong} mistakes={mistakes} />
    </div>
  );
}
