import { useState, type ReactNode } from 'react';
import type { FieldPlace, Part } from '#content/kinds.ts';
import type { FieldProblem } from '../engine/state.ts';
import { fieldPath, focusField } from './focus-field.ts';
import { fieldsIn, firstWords, folds, isFolded, isRow, isSingle, labelIn } from './form-schema.ts';
import { depthOf, hintOf, useChange, type FieldProps } from './form-tools.ts';
import { ProblemList } from './ProblemList.tsx';
import { SimpleField } from './SimpleField.tsx';

/** The problems inside a field of a group or a list. */
const inside = (problems: readonly FieldProblem[], id: string, key: string | number) =>
  problems.filter(({ path }) => path[depthOf(id)] === key);

type GroupProps = Omit<FieldProps, 'label' | 'isRequired'> & { children?: ReactNode };

/** The fields of a group: first what visitors read, then the folds. */
export function Fields({ id, part, value, problems, children }: GroupProps) {
  const { required = [], properties = {} } = part;
  const data = (value ?? {}) as Readonly<Record<string, unknown>>;
  const ownProblems = problems.filter(({ path }) => !((path[depthOf(id)] ?? '') in properties));
  const renderField = ([key, field]: [string, Part]) => (
    <Field
      key={key}
      id={`${id}/${key}`}
      part={field}
      label={labelIn(key, field)}
      value={data[key]}
      isRequired={required.includes(key)}
      problems={inside(problems, id, key)}
    />
  );
  return (
    <>
      <ProblemList id={`${id}-problems`} problems={ownProblems} />
      {isRow(part) ? <div className="side">{fieldsIn(part).map(renderField)}</div> : fieldsIn(part).map(renderField)}
      {children}
      {(Object.keys(folds) as FieldPlace[]).map((place) => {
        const fields = fieldsIn(part, place);
        if (fields.length === 0) return null;
        return (
          <details key={place} id={`${id}-${place}`} className="fold">
            <summary>
              {folds[place][0]} <small>{depthOf(id) === 0 && folds[place][1]}</small>
            </summary>
            {fields.map(renderField)}
          </details>
        );
      })}
    </>
  );
}

/** The fields of an item of a list. A long one shows only its name until it is opened. */
function Item({ name, ...props }: Omit<FieldProps, 'isRequired'> & { name: string }) {
  const { id, part } = props;
  if (part.properties === undefined) return <Field {...props} isRequired />;
  if (!isFolded(part))
    return (
      <div id={id}>
        <Fields {...props} />
      </div>
    );
  return (
    <details id={id}>
      <summary>{name}</summary>
      <Fields {...props} />
    </details>
  );
}

/** The buttons that move an item of a list, or remove it. */
function ItemTools(props: { id: string; items: readonly unknown[]; index: number; name: string }) {
  const { id, items, index, name } = props;
  const change = useChange();
  function move(to: number, way: 'up' | 'down'): void {
    if (to < 0 || to >= items.length) return;
    change(id, items.toSpliced(index, 1).toSpliced(to, 0, items[index]));
    // The focus stays with the item that has moved.
    requestAnimationFrame(() => document.getElementById(`${id}/${to}-${way}`)?.focus());
  }
  return (
    <p className="tools">
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="bare"
          id={`${id}/${index}-${way}`}
          aria-label={`Move “${name}” ${way}`}
          aria-disabled={index === (way === 'up' ? 0 : items.length - 1)}
          onClick={() => move(way === 'up' ? index - 1 : index + 1, way)}
        >
          {way === 'up' ? '↑' : '↓'}
        </button>
      ))}
      <button
        type="button"
        className="bare"
        aria-label={`Remove “${name}”`}
        onClick={() => change(id, items.toSpliced(index, 1))}
      >
        Remove
      </button>
    </p>
  );
}

/** The items of a list, and what can be done with them. */
export function Items({ id, part, label, value, problems }: Omit<FieldProps, 'isRequired'>) {
  const change = useChange();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const { items: item = {}, minItems: least = 0, maxItems: most = Infinity, 'x-item': noun = 'item' } = part;
  const isFixed = least === most;
  function addItem(): void {
    change(id, [...items, item.default ?? (item.properties ? {} : '')]);
    requestAnimationFrame(() => focusField([...fieldPath(id), items.length]));
  }
  return (
    <>
      <ProblemList id={`${id}-problems`} problems={problems.filter(({ path }) => path.length <= depthOf(id))} />
      <ol className="list">
        {items.map((each, index) => {
          const name = firstWords(item, each) ?? 'Not written yet';
          return (
            <li key={index}>
              <Item
                {...{ id: `${id}/${index}`, part: item, value: each, name }}
                label={`${label} ${index + 1}`}
                problems={inside(problems, id, index)}
              />
              {!isFixed && <ItemTools {...{ id, items, index, name }} />}
            </li>
          );
        })}
      </ol>
      {!isFixed && (
        <p className="add">
          {items.length < most && (
            // At the place of the item that it adds.
            <button type="button" id={`${id}/${items.length}`} onClick={addItem}>
              {`Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
            </button>
          )}{' '}
          <span className="soft">{most < Infinity && `${items.length} of at most ${most}`}</span>
        </p>
      )}
    </>
  );
}

/** A group or a list with its name: a section of the form, or a part of one. An optional one without a value is folded. */
export function Named({ id, part, label, value, isRequired, children }: FieldProps & { children: ReactNode }) {
  const [isFoldedNow] = useState(value === undefined && !isRequired);
  const hint = hintOf(part);
  if (isFoldedNow)
    return (
      <details id={id} className="fold">
        <summary>
          {label} <small>(optional) {hint}</small>
        </summary>
        {children}
      </details>
    );
  return depthOf(id) === 1 ? (
    <section id={id} className="part" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{label}</h2>
      {hint && <p className="soft">{hint}</p>}
      {children}
    </section>
  ) : (
    <fieldset id={id}>
      <legend>
        {label} {hint && <small>{hint}</small>}
      </legend>
      {children}
    </fieldset>
  );
}

/** A field, a group or a list of a form, as its schema says. */
function Field(props: FieldProps) {
  const { part } = props;
  if (isSingle(part)) return <SimpleField {...props} />;
  return <Named {...props}>{part.items ? <Items {...props} /> : <Fields {...props} />}</Named>;
}
