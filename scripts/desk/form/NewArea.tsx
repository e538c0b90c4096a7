import { useState } from 'react';
import { useDesk } from '../changes/use-desk.ts';
import { NewField, NewForm } from './NewForm.tsx';

/** A form for a new area: its name, its place and its station. The rest is written in its own form afterwards. */
export function NewArea() {
  const { ask, make, fail } = useDesk();
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const [codes, setCodes] = useState('');
  const [refusal, setRefusal] = useState('');
  const [, latitude = '', longitude = ''] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(place) ?? [];
  const isReady = name.trim() !== '' && latitude !== '';

  function submit(): void {
    void ask('area', { name: name.trim(), latitude, longitude, codes }).then((made) => {
      if ('file' in made) make([made.file], `${name.trim()} is new`);
      else setRefusal(made.refusal);
    }, fail);
  }

  return (
    <NewForm
      what="area"
      isReady={isReady}
      status={refusal || (isReady ? 'Press Make it. Then you write its texts.' : 'Write its name and its place.')}
      onSubmit={submit}
    >
      <NewField id="name" label="Name" help="As on a map." value={name} onChange={setName} />
      <NewField
        id="place"
        label="Latitude and longitude"
        help="Of the station, as maps copy them: 1.35299, 103.94518."
        value={place}
        onChange={setPlace}
      />
      <NewField
        id="codes"
        label="Station codes"
        help="If it has a station, as on its signs: EW2, DT32."
        value={codes}
        onChange={setCodes}
      />
    </NewForm>
  );
}
