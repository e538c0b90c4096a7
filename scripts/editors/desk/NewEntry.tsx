import { useState } from 'react';
import { slugOf } from '../../content/find.ts';
import type { TextFile } from '../new-area/plan.ts';
import { dataOf, withValues } from './change.ts';
import { schemaOf } from './form-schema.ts';
import type { Listed } from './listed.ts';
import { folderOf, type NewEntryKind } from './makers.ts';
import { requiredFieldsOf, emptyItem, emptyList, entryLike, placesOf } from './new-entry.ts';
import { NewField } from './NewField.tsx';

type Files = Readonly<Record<string, string>>;

interface Props {
  maker: NewEntryKind;
  /** All files as they are now, drafts included. */
  files: Files;
  entries: readonly Listed[];
  /** Makes drafts of files, opens the first, and shows the words. */
  onMake: (made: readonly TextFile[], words: string) => void;
}

/** The files of a new entry, or the answer that is still missing. */
type Made = { files: readonly TextFile[] } | { missing: string };

const valuesOf = (files: Files, { file }: Listed) => dataOf(file, files[file]!) as Record<string, unknown>;

/** A form for a new entry. It asks for what only a person can know, and proposes the rest, with the reason. */
export function NewEntry({ maker, files, entries, onMake }: Props) {
  const { kind, what, label } = maker;
  const own = entries.filter((entry) => entry.kind === kind);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(own[0]?.file ?? '');
  const [place, setPlace] = useState('');
  const [given, setGiven] = useState<Record<string, string>>({});
  const schema = schemaOf(files, kind);
  const isList = schema.type === 'array';
  const folder = folderOf(files, kind)!;
  const slug = slugOf(`${name}.yaml`);
  const file = `${folder.path}/${slug}.yaml`;

  const like = own.find((entry) => entry.file === chosen);
  const model = like && !isList ? { file: like.file, name: like.name, data: valuesOf(files, like) } : undefined;
  const asked = model
    ? requiredFieldsOf(
        schema,
        name,
        model,
        own.map((entry) => valuesOf(files, entry)),
      )
    : [];
  const answers = Object.fromEntries(asked.map(({ key, proposal }) => [key, given[key] ?? proposal]));

  function made(): Made {
    if (what === 'item') {
      const list = dataOf(chosen, files[chosen]!) as unknown[];
      return { files: [{ file: chosen, text: withValues(chosen, files[chosen]!, [...list, emptyItem(schema)], '') }] };
    }
    if (slug === '') return { missing: 'Write its name.' };
    if (file in files) return { missing: `${file} exists already. Choose another name.` };
    if (model) {
      const open = asked.find(({ key }) => answers[key] === '');
      if (open) return { missing: `“${open.label}” is missing.` };
      return { files: [{ file, text: entryLike(schema, model, files[model.file]!, name, answers) }] };
    }
    const list = { file, text: emptyList(schema) };
    const shown = placesOf(kind, files).find((each) => each.file === place);
    if (shown === undefined) return { missing: 'Choose the page that shows it.' };
    const data = dataOf(shown.file, files[shown.file]!) as Record<string, object>;
    const next = { ...data, [shown.section]: { ...data[shown.section], list: slug } };
    return { files: [list, { file: shown.file, text: withValues(shown.file, files[shown.file]!, next, '') }] };
  }

  const result = made();
  return (
    <form
      className="new"
      onSubmit={(event) => {
        event.preventDefault();
        if ('files' in result)
          onMake(result.files, 'This is a draft: it is not saved yet. Write the missing texts, then save it.');
      }}
    >
      <h1>{`New: ${label.toLowerCase()}`}</h1>
      <div className="bar">
        <button type="submit" className="save" disabled={'missing' in result}>
          Make it
        </button>
        <p role="status">
          {'missing' in result
            ? result.missing
            : 'Everything is filled in. Press Make it. You save it later, when its texts are complete.'}
        </p>
      </div>
      {what === 'file' && (
        <NewField
          id="name"
          label="Name"
          help={`Its file is ${slug === '' ? `in ${folder.path}` : file}.`}
          value={name}
          onChange={setName}
        />
      )}
      {(what === 'item' || model) && (
        <NewField
          id="like"
          label={what === 'item' ? 'List' : 'Copy from'}
          help={
            what === 'item'
              ? 'The new item is added at the end of this list.'
              : 'The sections of this file are copied, with the new name in them. You can change them afterwards.'
          }
          value={chosen}
          choices={own.map((entry) => ({ value: entry.file, words: entry.name }))}
          onChange={setChosen}
        />
      )}
      {what === 'file' && isList && (
        <NewField
          id="place"
          label="Shown on"
          help="This page shows the new list instead of its present one."
          value={place}
          choices={[
            { value: '', words: 'Choose…' },
            ...placesOf(kind, files).map((each) => ({
              value: each.file,
              words: entries.find((entry) => entry.file === each.file)!.name,
            })),
          ]}
          onChange={setPlace}
        />
      )}
      {asked.map(({ key, label: words, description, choices, reason }) => (
        <NewField
          key={key}
          id={key}
          label={words}
          help={`${description} ${given[key] === undefined ? reason : ''}`}
          value={answers[key]!}
          choices={choices.map((choice) => ({ value: choice, words: choice }))}
          onChange={(value) => setGiven({ ...given, [key]: value })}
        />
      ))}
    </form>
  );
}
