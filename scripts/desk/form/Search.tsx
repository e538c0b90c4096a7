import { useDeferredValue, useState } from 'react';
import type { FoundField } from '../engine/origins.ts';
import type { Listed } from './listed.ts';
import { search } from './search.ts';

interface Props {
  entries: readonly Listed[];
  texts: Readonly<Record<string, string>>;
  schemas: Readonly<Record<string, string>>;
  onFound: (field: FoundField) => void;
}

/** A part of a text that begins shortly before the words. */
const excerpt = (text: string, words: string) =>
  text.slice(Math.max(0, text.toLowerCase().indexOf(words.trim().toLowerCase()) - 30)).slice(0, 90);

/** Finds files by their names, and fields by their names and texts. */
export function Search({ entries, texts, schemas, onFound }: Props) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const hits = search(words, entries, texts, schemas);
  return (
    <search>
      <label htmlFor="search">Search</label>
      <input id="search" type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <p role="status">{words.trim() !== '' && `${hits.length} found${hits.length > 40 ? ', the first 40:' : ''}`}</p>
      <ul>
        {hits.slice(0, 40).map(({ file, path, name, label, text }) => (
          <li key={`${file} ${String(path)}`}>
            <button type="button" onClick={() => onFound({ file, path })}>
              {name} {label && `› ${label}`} <span className="path">{excerpt(text ?? '', words)}</span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
