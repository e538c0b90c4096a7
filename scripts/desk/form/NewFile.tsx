import { useState } from 'react';
import { slugOf } from '#content/find.ts';
import type { TextFile } from '../../codegen/write-files.ts';
import { parseData, withValues } from '../changes/change.ts';
import { useDesk } from '../changes/use-desk.ts';
import type { Maker } from '../engine/state.ts';
import { schemaOf } from './form-schema.ts';
import { emptyList, entryLike, filesWithList } from './new-entry.ts';
import { NewField } from './NewField.tsx';

/** Both coordinates, as maps copy them. */
const coordinates = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/;

/** What is typed about a new file, what is still missing, and the function that makes the file. */
function useNewFile({ kind, folder }: Maker) {
  const { current: files, state, fileLabel, ask, make, fail } = useDesk();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const schema = schemaOf(files, kind);
  const [isArea, isList] = [kind === 'neighbourhood', schema.type === 'array'];
  const models = state.entries.filter((entry) => entry.kind === kind).map(({ file }) => file);
  // The page that shows a new list, or the entry that a new one is a copy of.
  const { name = '', place = '', codes = '', other = isList ? '' : (models[0] ?? '') } = typed;
  const [, latitude = '', longitude = ''] = coordinates.exec(place) ?? [];
  const slug = slugOf(`${name}.yaml`);
  const file = `${folder}/${slug}.yaml`;
  const entryData = (each: string) => parseData(each, files[each]!) as Record<string, unknown>;

  function toDo(): string {
    if (slug === '') return 'Write its name.';
    if (file in files) return `${fileLabel(file)} exists already. Choose another name.`;
    if (isArea && latitude === '') return 'Write its latitude and longitude.';
    return other === '' ? 'Choose the page that shows it.' : '';
  }

  function planned(): readonly TextFile[] {
    const data = entryData(other);
    if (isList) {
      const shown = { ...data, [kind]: { ...(data[kind] as object), list: slug } };
      return [
        { file, text: emptyList(schema) },
        { file: other, text: withValues(other, files[other]!, shown, '') },
      ];
    }
    const model = { file: other, name: fileLabel(other), data };
    return [{ file, text: entryLike(schema, model, files[other]!, name.trim(), models.map(entryData)) }];
  }

  function submit(): void {
    const done = `Add ${name.trim()}`;
    if (!isArea) return make(planned(), done);
    void ask('area', { name: name.trim(), latitude, longitude, codes }).then(
      (made) => ('file' in made ? make([made.file], done) : setRefusal(made.refusal)),
      fail,
    );
  }

  const choices = isList ? filesWithList(kind, files) : models;
  const answers = { name, place, codes, other };
  return { answers, setTyped, isArea, isList, choices, file: slug === '' ? '' : file, toDo: toDo(), refusal, submit };
}

/** A form for a new file: its name, and what it is made from. Its texts are written in its own form afterwards. */
export function NewFile({ maker }: { maker: Maker }) {
  const { answers, setTyped, isArea, isList, choices, file, toDo, refusal, submit } = useNewFile(maker);
  const field = (id: keyof typeof answers, label: string, help: string) => (
    <NewField
      {...{ id, label, help, value: answers[id], ...(id === 'other' && { choices }) }}
      onChange={(text) => setTyped((typed) => ({ ...typed, [id]: text }))}
    />
  );
  return (
    <form
      className="new"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h1 tabIndex={-1}>{`New: ${maker.label}`}</h1>
      <div className="actions">
        <button type="submit" className="save" disabled={toDo !== ''}>
          Make it
        </button>
        <p role="status">{refusal || toDo || 'Press Make it. You save it later, when its texts are complete.'}</p>
      </div>
      {field('name', 'Name', `Its file is ${file || `in ${maker.folder}`}.`)}
      {isArea && field('place', 'Latitude and longitude', 'Of the station, as maps copy them: 1.35299, 103.94518.')}
      {isArea && field('codes', 'Station codes', 'If it has a station, as on its signs: EW2, DT32.')}
      {isList && field('other', 'Shown on', 'Instead of its present list.')}
      {!isArea && !isList && field('other', 'Copy from', 'Each of its texts is then changed or confirmed.')}
    </form>
  );
}
