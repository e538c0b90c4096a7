import { useState } from 'react';
import { slugOf } from '#content/find.ts';
import type { TextFile } from '../../area/new-plan.ts';
import { dataOf, withValues } from '../changes/change.ts';
import type { Files } from '../changes/drafts.ts';
import type { Maker } from '../engine/engine.ts';
import { schemaOf } from './form-schema.ts';
import type { Listed } from './listed.ts';
import { emptyList, entryLike, placesOf } from './new-entry.ts';
import { NewField } from './NewField.tsx';
import { NewForm } from './NewForm.tsx';

interface Props {
  maker: Maker;
  /** All files as they are now, drafts included. */
  files: Files;
  entries: readonly Listed[];
  /** Makes drafts of files, which are one change with these words, and opens the first. */
  onMake: (planned: readonly TextFile[], done: string) => void;
}

/** The files of a new entry, or the answer that is still missing. */
type Made = { files: readonly TextFile[] } | { missing: string };

const valuesOf = (files: Files, { file }: Listed) => dataOf(file, files[file]!) as Record<string, unknown>;

/** A form for a new file: its name, and what it is made from. Its texts are written in its own form afterwards. */
export function NewEntry({ maker: { kind, label, folder }, files, entries, onMake }: Props) {
  const siblings = entries.filter((entry) => entry.kind === kind);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(siblings[0]?.file ?? '');
  const [place, setPlace] = useState('');
  const schema = schemaOf(files, kind);
  const isList = schema.type === 'array';
  const places = placesOf(kind, files);
  const slug = slugOf(`${name}.yaml`);
  const file = `${folder}/${slug}.yaml`;

  function filesNow(): Made {
    if (slug === '') return { missing: 'Write its name.' };
    if (file in files) return { missing: `${file} exists already. Choose another name.` };
    if (!isList) {
      const like = siblings.find((entry) => entry.file === chosen)!;
      const model = { file: like.file, name: like.name, data: valuesOf(files, like) };
      const all = siblings.map((entry) => valuesOf(files, entry));
      return { files: [{ file, text: entryLike(schema, model, files[chosen]!, name, all) }] };
    }
    const shown = places.find((each) => each.file === place);
    if (shown === undefined) return { missing: 'Choose the page that shows it.' };
    const data = dataOf(shown.file, files[shown.file]!) as Record<string, object>;
    const next = { ...data, [shown.section]: { ...data[shown.section], list: slug } };
    const text = withValues(shown.file, files[shown.file]!, next, '');
    return {
      files: [
        { file, text: emptyList(schema) },
        { file: shown.file, text },
      ],
    };
  }

  const result = filesNow();
  const nameOf = (path: string) => entries.find((entry) => entry.file === path)!.name;
  return (
    <NewForm
      what={label.toLowerCase()}
      action="Make it"
      isReady={'files' in result}
      status={'missing' in result ? result.missing : 'Press Make it. You save it later, when its texts are complete.'}
      onSubmit={() => {
        if ('files' in result) onMake(result.files, `${name.trim()} is new`);
      }}
    >
      <NewField
        id="name"
        label="Name"
        help={`Its file is ${slug === '' ? `in ${folder}` : file}.`}
        value={name}
        onChange={setName}
      />
      {isList ? (
        <NewField
          id="place"
          label="Shown on"
          help="This page shows the new list instead of its present one."
          value={place}
          choices={[
            { value: '', words: 'Choose…' },
            ...places.map((each) => ({ value: each.file, words: nameOf(each.file) })),
          ]}
          onChange={setPlace}
        />
      ) : (
        <NewField
          id="like"
          label="Copy from"
          help="Its sections are copied, with the new name in them. Its own texts are yours to write."
          value={chosen}
          choices={siblings.map((entry) => ({ value: entry.file, words: entry.name }))}
          onChange={setChosen}
        />
      )}
    </NewForm>
  );
}
