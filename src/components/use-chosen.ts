import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

const choiceIn = (address = '') => new URLSearchParams(address.split('?')[1]).get('choice') ?? undefined;

let last: string | undefined;

/** The choice in the address of the page, of the page before it in this document, or of the document before. */
export const chosen = () => (last = choiceIn(location.search) ?? last ?? choiceIn(document.referrer));

function subscribe(onChange: () => void): () => void {
  addEventListener('change', onChange);
  return () => removeEventListener('change', onChange);
}

/** Chooses the cell of this value, unless it is chosen and in the address; on the board of a service, that of its home. */
function choose(form: HTMLFormElement, value: string): void {
  const cells = [...form.querySelectorAll<HTMLInputElement>('[name=choice]')];
  const own = cells.find((cell) => cell.value === value);
  const [cell, other] = own ? [own] : cells.filter((one) => one.value.endsWith(value.slice(value.lastIndexOf('.'))));
  if (!cell || other || (cell.checked && cell.value === choiceIn(location.search))) return;
  cell.checked = true;
  // src/client/entry.ts keeps it in the address.
  cell.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * The chosen cell of the price board, such as "service.condo". Chooses it in the board of this form as well.
 * The HTML does not depend on the address, so the first render has none.
 */
export function useChosen(form: RefObject<HTMLFormElement | null>): string | undefined {
  const value = useSyncExternalStore(subscribe, chosen, () => undefined);
  useLayoutEffect(() => {
    if (value !== undefined && form.current) choose(form.current, value);
  });
  return value;
}
