import type { ArrayFieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { useEffect, useState, type ReactNode } from 'react';
import { textsIn } from '#content/texts.ts';

type Props = Pick<ObjectFieldTemplateProps | ArrayFieldTemplateProps, 'fieldPathId' | 'title' | 'schema' | 'formData'>;

/** The first text that is words: keys and ids are in small letters. */
function wordsOf(data: unknown): string | undefined {
  const texts = textsIn(data).flatMap(({ text }) => text.trim() || []);
  return texts.find((text) => /[A-Z ]/.test(text)) ?? texts[0];
}

/** The fields of an object or a list. Groups are closed, so that a form is as short as the list of its groups. */
function Group({ fieldPathId: { $id, path }, title, schema, formData, children }: Props & { children: ReactNode }) {
  const isItem = typeof path.at(-1) === 'number';
  const words = wordsOf(formData);
  const [isNew] = useState(isItem && words === undefined);
  useEffect(() => {
    if (isNew) document.getElementById($id)?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [$id, isNew]);
  const fields = (
    <>
      {!isItem && <p className="field-description">{schema.description}</p>}
      {children}
    </>
  );
  if (path.length === 0) return <div id={$id}>{fields}</div>;
  const isFolded = schema.type === 'object' || (schema.items as { type?: string }).type === 'object';
  if (!isFolded) {
    return (
      <fieldset id={$id}>
        <legend>{title}</legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <details id={$id} open={isNew}>
      <summary>
        {isItem ? (words ?? 'Not written yet') : title} {!isItem && <span className="path">{words}</span>}
      </summary>
      {fields}
    </details>
  );
}

export const ObjectGroup = ({ properties, ...props }: ObjectFieldTemplateProps) => (
  <Group {...props}>{properties.map(({ content }) => content)}</Group>
);

export const ListGroup = ({ items, canAdd, onAddClick, ...props }: ArrayFieldTemplateProps) => (
  <Group {...props}>
    {items}
    {canAdd && (
      <button type="button" onClick={onAddClick}>
        Add one
      </button>
    )}
  </Group>
);
