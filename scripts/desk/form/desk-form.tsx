import Form, { type IChangeEvent } from '@rjsf/core';
import type { ErrorSchema, IconButtonProps, RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { memo, useState } from 'react';
import type { Mistake } from '../engine/engine.ts';
import { uiSchemaOf } from './form-schema.ts';
import { ListGroup, ObjectGroup } from './groups.tsx';

/** The id of the field at a path: `content/codes/0`. */
export const idOf = (path: readonly (string | number)[]): string => ['content', ...path].join('/');

function errorsOf(mistakes: readonly Mistake[]): ErrorSchema {
  const errors: Record<string, unknown> = {};
  for (const { path, words } of mistakes) {
    let inside = errors;
    for (const key of path) inside = (inside[key] ??= {}) as Record<string, unknown>;
    ((inside['__errors'] ??= []) as string[]).push(words);
  }
  return errors as ErrorSchema;
}

const button = (words: string) =>
  function DeskButton({ id, onClick, disabled, title }: IconButtonProps) {
    return (
      <button type="button" id={id} onClick={onClick} disabled={disabled} title={title ?? words}>
        {words}
      </button>
    );
  };

const templates = {
  ObjectFieldTemplate: ObjectGroup,
  ArrayFieldTemplate: ListGroup,
  ButtonTemplates: {
    RemoveButton: button('Remove'),
    MoveUpButton: button('Up'),
    MoveDownButton: button('Down'),
  },
};

interface Props {
  schema: RJSFSchema;
  data: unknown;
  mistakes: readonly Mistake[];
  onChange: (data: unknown) => void;
}

/** The form of one entry, made from its schema alone. */
function PlainForm({ schema, data, mistakes, onChange }: Props) {
  // Made once from the first data, so that a field does not change its shape while somebody types in it.
  const [look] = useState(() => uiSchemaOf(schema, data));
  return (
    <Form
      schema={schema}
      uiSchema={{ ...look, 'ui:submitButtonOptions': { norender: true } }}
      formData={data}
      validator={validator}
      templates={templates}
      extraErrors={errorsOf(mistakes)}
      noValidate
      noHtml5Validate
      showErrorList={false}
      idPrefix="content"
      idSeparator="/"
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
      }}
      onChange={({ formData }: IChangeEvent<unknown>) => onChange(formData)}
    />
  );
}

const textOf = (mistakes: readonly Mistake[]) =>
  mistakes.map(({ path, words }) => `${path.join('/')} ${words}`).join('\n');

/**
 * Renders again only if its data, its mistakes or what a change is applied to have changed, because rendering a long form
 * takes longer than a key press.
 */
export const DeskForm = memo(
  PlainForm,
  (one, other) =>
    one.data === other.data && one.onChange === other.onChange && textOf(one.mistakes) === textOf(other.mistakes),
);
