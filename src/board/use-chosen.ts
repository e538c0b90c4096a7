import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import type { PriceBoard } from './price-board.ts';

const choiceInAddress = (address = '') => new URLSearchParams(address.split('?')[1]).get('choice') ?? undefined;

let last: string | undefined;

/**
 * The choice in the address of the page, of the page before it in this document, or of the document before. It is empty
 * in the address if the visitor has taken it back.
 */
export function chosen(): string | undefined {
  last = choiceInAddress(location.search) ?? last ?? choiceInAddress(document.referrer);
  return last || undefined;
}

export function subscribe(onChange: () => void): () => void {
  addEventListener('change', onChange);
  return () => removeEventListener('change', onChange);
}

/** Chooses the cell of this value, unless it is chosen and in the address; on the board of a service, that of its home. */
function chooseCell(form: HTMLFormElement, value: string): void {
  const cells = [...form.querySelectorAll<HTMLInputElement>('[name=choice]')];
  const own = cells.find((cell) => cell.value === value);
  const [cell, other] = own ? [own] : cells.filter((one) => one.value.endsWith(value.slice(value.lastIndexOf('.'))));
  if (!cell || other || (cell.checked && cell.value === choiceInAddress(location.search))) return;
  cell.checked = true;
  // src/client/entry.ts keeps it in the address.
  cell.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Takes the choice back, also that of the pages before. */
export function takeBack(): void {
  for (const cell of document.querySelectorAll<HTMLInputElement>('[name=choice]')) cell.checked = false;
  const url = new URL(location.href);
  url.searchParams.set('choice', '');
  history.replaceState(history.state, '', url);
  dispatchEvent(new Event('change'));
}

/**
 * Makes the choice agree with the service that is selected in its form: chooses this service for the same home or, if
 * the board does not have it, takes the choice back.
 */
export function followService(form: HTMLFormElement, { homes }: Pick<PriceBoard, 'homes'>): void {
  const value = chosen();
  const service = form.querySelector<HTMLSelectElement>('[name=service]')?.value;
  const cells = homes.find((home) => home.cells.some((cell) => cell.value === value))?.cells;
  if (!cells || !service || cells.find((cell) => cell.value === value)?.service === service) return;
  const cell = cells.find((one) => one.service === service);
  if (cell) chooseCell(form, cell.value);
  else takeBack();
}

/**
 * The chosen cell of the price board, such as "service.condo". Chooses it in the board of this form as well.
 * The HTML does not depend on the address, so the first render has none.
 */
export function useChosen(form: RefObject<HTMLFormElement | null>): string | undefined {
  const value = useSyncExternalStore(subscribe, chosen, () => undefined);
  useLayoutEffect(() => {
    if (value !== undefined && form.current) chooseCell(form.current, value);
  });
  return value;
}
