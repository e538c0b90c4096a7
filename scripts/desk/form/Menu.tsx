import { useState } from 'react';
import type { Part } from '#content/kinds.ts';
import type { State } from '../engine/state.ts';
import type { Choice } from './controls.tsx';

interface Props {
  id: string;
  name: string;
  choices: () => readonly Choice[];
  onChoose: (value: string) => void;
}

/** A button that opens a list, of which one is chosen. */
export function Menu({ id, name, choices, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="insert" popoverTarget={id}>
        {name} …
      </button>
      <span
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className="menu"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen &&
          choices().map(({ value, words }) => (
            <button
              key={String(value)}
              type="button"
              onClick={() => {
                document.getElementById(id)!.hidePopover();
                onChoose(String(value));
              }}
            >
              {words}
            </button>
          ))}
      </span>
    </>
  );
}

/** Prices, promises and other facts by their words, for a text that can name them. */
export function factsFor({ placeholders, entries }: State, part: Part, file: string): Choice[] {
  const own = part['x-placeholders'];
  // The other texts of an area are names.
  const isName = own !== 'figures' && entries.find((each) => each.file === file)?.kind === 'neighbourhood';
  if (own === 'none' || isName) return [];
  const choices = Object.entries(placeholders).map(([name, { words }]) => ({
    value: `{${name}}`,
    words: `${words} {${name}}`,
  }));
  // Prices and promises first.
  return choices.toSorted((one, other) => Number(other.value.includes('.')) - Number(one.value.includes('.')));
}

/** Puts a text in place of what is chosen in a box, as if it was typed. The words in it are chosen then. */
export function putInto(id: string, made: (words: string) => string, words?: string): void {
  const box = document.getElementById(id) as HTMLTextAreaElement;
  const [start, end] = [box.selectionStart, box.selectionEnd];
  const chosen = box.value.slice(start, end) || (words ?? '');
  const text = made(chosen);
  box.focus();
  box.setRangeText(text, start, end, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
  const at = start + text.lastIndexOf(chosen);
  if (words !== undefined) box.setSelectionRange(at, at + chosen.length);
}
