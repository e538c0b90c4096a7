import { useEffect, useRef, useState } from 'react';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { LocationsWords } from '#generated/entries.ts';
import type { PostalSector } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Filled } from './Filled.tsx';
import { DataLink, Link } from './Link.tsx';

/** In kilometres. An area further away is not called near. */
const near = 4;

interface PostcodeBoxProps {
  words: LocationsWords['postcode'];
  sectors: readonly PostalSector[];
}

function NearestAreas({ nearest }: Pick<PostalSector, 'nearest'>) {
  return nearest.map(({ path, name, distance }, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <Filled text={texts.areas.near} values={{ area: <DataLink to={path}>{name}</DataLink>, distance }} />
    </span>
  ));
}

function Answer({ words, sector }: { words: PostcodeBoxProps['words']; sector: PostalSector | undefined }) {
  const close = sector?.nearest.filter(({ distance }) => distance <= near) ?? [];
  if (close.length > 0) {
    return (
      <>
        {words.near} <NearestAreas nearest={close} />
      </>
    );
  }
  return <Link to="/contact">{words.far}</Link>;
}

/** Finds the nearest areas by the first two digits of a postcode; without scripts it is a list of all of them. */
export function PostcodeBox({ words, sectors }: PostcodeBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Also use what was typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const digits = typed.replaceAll(/\D/g, '').slice(0, 2);
  return (
    <section className={cx(classes.postcode)} aria-labelledby="postcode-heading">
      <h2 id="postcode-heading">{words.heading}</h2>
      <div className={`${cx(classes.field)} ${cx(classes.postcodeField)}`}>
        <label htmlFor="postcode">{words.label}</label>
        <input
          ref={input}
          id="postcode"
          type="text"
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={({ target }) => setTyped(target.value)}
        />
        <p aria-live="polite" className={cx(classes.postcodeAnswer)}>
          {digits.length === 2 && <Answer words={words} sector={sectors.find(({ sector }) => sector === digits)} />}
        </p>
      </div>
      <details>
        <summary>{words.all}</summary>
        <ul className={cx(classes.sectors)}>
          {sectors.map(({ sector, nearest }) => (
            <li key={sector}>
              <b>{sector}</b> <NearestAreas nearest={nearest} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
