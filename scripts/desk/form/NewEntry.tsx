import { useState } from 'react';
import { slugOf } from '#content/find.ts';
import type { TextFile } from '../../area/new-plan.ts';
import { dataOf, withValues } from '../changes/change.ts';
import type { Files } from '../changes/drafts.ts';
import { useDesk } from '../changes/use-desk.ts';
import type { Maker } from '../engine/state.ts';
import { schemaOf } from './form-schema.ts';
import { emptyList, entryLike, placesOf } from './new-entry.ts';
import { NewField, NewForm } from './NewForm.tsx';

/** The files of a new entry, or the answer that is still missing. */
type Made = { files: readonly TextFile[] } | { missing: string };

const valuesOf = (files: Files, file: string) => dataOf(file, files[file]!) as Record<string, unknown>;

/** A form for a new file: its name, and what it is made from. Its texts are written in its own form afterwards. */
export function NewEntry({ maker: { kind, label, folder } }: { maker: Maker }) {
  const { current: files, state, nameOf, make } = useDesk();
  const { entries } = state;
  const siblings = entries.filter((entry) => entry.kind === kind);
  const schema = schemaOf(files, kind);
  const isList = schema.type === 'array';
  const [name, setName] = useState('');
  // The page that shows the new list, or the entry that the new one is a copy of.
  const [other, setOther] = useState(isList ? '' : (siblings[0]?.file ?? ''));
  const slug = slugOf(`${name}.yaml`);
  const file = `${folder}/${slug}.yaml`;

  function filesNow(): Made {
    if (slug === '') return { missing: 'Write its name.' };
    if (file in files) return { missing: `${file} exists already. Choose another name.` };
    if (!isList) {
      const model = { file: other, name: nameOf(other), data: valuesOf(files, other) };
      const all = siblings.map((entry) => valuesOf(files, entry.file));
      return { files: [{ file, text: entryLike(schema, model, files[other]!, name, all) }] };
    }
    if (other === '') return { missing: 'Choose the page that shows it.' };
    const data = valuesOf(files, other);
    const text = withValues(other, files[other]!, { ...data, [kind]: { ...(data[kind] as object), list: slug } }, '');
    return {
      files: [
        { file, text: emptyList(schema) },
        { file: other, text },
      ],
    };
  }

  const result = filesNow();
  const question = isList
    ? {
        id: 'place',
        label: 'Shown on',
        help: 'This page shows the new list instead of its present one.',
        choices: placesOf(kind, files),
      }
    : {
        id: 'like',
        label: 'Copy from',
        help: 'Its sections are copied, with the new name in them. Its own texts are yours to write.',
        choices: siblings.map((entry) => entry.file),
      };
  return (
    <NewForm
      what={label.toLowerCase()}
      isReady={'files' in result}
      status={'missing' in result ? result.missing : 'Press Make it. You save it later, when its texts are complete.'}
      onSubmit={() => {
        if ('files' in result) make(result.files, `${name.trim()} is new`);
      }}
    >
      <NewField
        id="name"
        label="Name"
        help={`Its file is ${slug === '' ? `in ${folder}` : file}.`}
        value={name}
        onChange={setName}
      />
      <NewField {...question} value={other} onChange={setOther} />
    </NewForm>
  );
}
