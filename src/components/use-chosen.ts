import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const choiceIn = (search: string): string | undefined => new URLSearchParams(search).get('choice') ?? undefined;

/** The choice on the page that the browser opened this one from. */
function referred(): string | undefined {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? choiceIn(new URL(referrer).search) : undefined;
}

/** The choice in the address of the page, of the page before it in this document, or of the document before. */
export const chosen = () => choiceIn(location.search) ?? document.documentElement.dataset['choice'] ?? referred();

function subscribe(onChange: () => void): () => void {
  addEventListener('change', onChange);
  return () => removeEventListener('change', onChange);
}

/** The cell of this value; on the board of a single service, the cell of the same home. */
function cellOf(form: HTMLFormElement, value: string): HTMLInputElement | undefined {
  const cells = [...form.querySelectorAll<HTMLInputElement>('[name=choice]')];
  const home = value.slice(value.lastIndexOf('.'));
  const own = cells.find((cell) => cell.value === value);
  return own ?? cells.find((cell) => cell.value.endsWith(home) && !form.querySelector('[data-cell$="-2"]'));
}

/** Chooses the cell of this value, unless it is chosen and in the address. */
function chooseIn(form: HTMLFormElement, value: string): void {
  const cell = cellOf(form, value);
  if (cell === undefined || (cell.checked && cell.value === choiceIn(location.search))) return;
  cell.checked = true;
  // src/client/entry.ts keeps it in the address.
  cell.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * The chosen cell of the price board, such as "service.condo". Chooses it in the board of this form as well.
 * The HTML does not depend on the address, so the first render has none.
 */
export function useChosen(form: RefObject<HTMLFormElement | null>): string | undefined {
  // Another page may have another choice in its address.
  useLocation();
  const value = useSyncExternalStore(subscribe, chosen, () => undefined);
  useLayoutEffect(() => {
    if (value !== undefined && form.current) chooseIn(form.current, value);
  });
  return value;
}
