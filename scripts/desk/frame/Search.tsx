import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { escapeRegExp } from '#content/text/wording.ts';
import { useDesk } from '../changes/use-desk.ts';
import { useWindowEvent } from '../changes/use-window-event.ts';
import type { FoundField } from '../engine/origins.ts';
import { search } from './search.ts';

/** A text with the typed words marked. Every second part of a text that is split at a group is what the group found. */
const marked = (text: string, words: RegExp): ReactNode[] =>
  text.split(words).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));

/** A part of a text that begins shortly before the words. */
const excerpt = (text: string, words: RegExp) => text.slice(Math.max(0, text.search(words) - 30)).slice(0, 90);

/** Finds files by their names, and fields by their names and texts. Ctrl K leads to it, Enter to the first hit. */
export function Search() {
  const { state, current, files, openAt } = useDesk();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const words = useDeferredValue(typed);
  const hitsFor = (text: string) => search(text, state.entries, current, files, state.values);
  const hits = hitsFor(words);
  const pattern = new RegExp(`(${words.trim().split(/\s+/).map(escapeRegExp).join('|')})`, 'i');

  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') setTyped('');
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    field.current?.select();
  });

  function openHit({ file, path }: FoundField): void {
    setTyped('');
    openAt({ file, path });
  }

  return (
    <search>
      <input
        ref={field}
        type="search"
        aria-label="Search"
        placeholder="Find a page, an area or words (Ctrl K)"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The field that gets the focus would get a new line.
          event.preventDefault();
          // The hits that are shown may be those of fewer letters.
          const [first] = hitsFor(typed);
          if (first) openHit(first);
        }}
      />
      <div className="found" tabIndex={-1}>
        <p role="status" className="soft">
          {words.trim() !== '' && `${hits.length} found${hits.length > 40 ? ', the first 40:' : ''}`}
        </p>
        <ul>
          {hits.slice(0, 40).map((hit) => (
            <li key={`${hit.file} ${String(hit.path)}`}>
              <button type="button" onClick={() => openHit(hit)}>
                <b>{marked([hit.name, hit.label].filter(Boolean).join(' › '), pattern)}</b>{' '}
                <small>{marked(excerpt(hit.text, pattern), pattern)}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </search>
  );
}
