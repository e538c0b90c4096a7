import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { choose, chosen } from './chosen.ts';

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

/**
 * The chosen cell of the price board. Chooses it in the board of this form as well. The HTML does not depend on the
 * address, so the first render has none.
 */
export function useChosen(form: RefObject<HTMLFormElement | null>): string | undefined {
  // Another page may have another choice in its address.
  useLocation();
  const value = useSyncExternalStore(subscribe, chosen, () => undefined);
  useLayoutEffect(() => {
    if (value === undefined || form.current === null) return;
    const cell = cellOf(form.current, value);
    if (cell === undefined) return;
    cell.checked = true;
    choose(cell.value);
  });
  return value;
}
