import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import type { PriceBoard } from './price-board.ts';

/*
 * The choice in the price board is in the address, where src/client/entry.ts keeps it for Back and a reload. Each change
 * of it is an event `change`, after which whoever shows the choice reads it again.
 */

const choiceInAddress = (address = '') => new URLSearchParams(address.split('?')[1]).get('choice') ?? undefined;

/** The choice on the page that was open last, for one whose address has none. Empty if the visitor has taken it back. */
let lastChoice: string | undefined;

/** The choice in the address of the page, of the page before it in this document, or of the document before. */
export function chosen(): string | undefined {
  lastChoice = choiceInAddress(location.search) ?? lastChoice ?? choiceInAddress(document.referrer);
  return lastChoice || undefined;
}

export function subscribe(onChange: () => void): () => void {
  addEventListener('change', onChange);
  return () => removeEventListener('change', onChange);
}

/** Chooses the cell of this value or, if the board has only other services, the one of its home. */
function chooseCell(form: HTMLFormElement, value: string): void {
  const cells = [...form.querySelectorAll<HTMLInputElement>('[name=choice]')];
  const home = value.slice(value.lastIndexOf('.'));
  const ofHome = cells.filter((cell) => cell.value.endsWith(home));
  const cell = ofHome.find((one) => one.value === value) ?? (ofHome.length === 1 ? ofHome[0] : undefined);
  if (!cell || (cell.checked && cell.value === choiceInAddress(location.search))) return;
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
  const home = homes.find(({ cells }) => cells.some((cell) => cell.value === value));
  const agrees = home?.cells.some((cell) => cell.value === value && cell.service === service);
  if (!home || !service || agrees) return;
  const cell = home.cells.find((one) => one.service === service);
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
