import { fields } from '#shared/fields.ts';
import { takeBack } from '#board/use-chosen.ts';
import { newId } from './enquiry-id.ts';
import { controlOf } from './problems.ts';

/** A form that the visitor left: its choice, its place, its values, and the service that the visitor did not select. */
export interface LeftForm {
  /** The chosen cell of the price board. */
  choice: string | undefined;
  place: string;
  values: Readonly<Record<string, string>>;
  filled: string;
  /** The id of the enquiry that it was sent as, unless it was changed after that. */
  sentAs?: string | undefined;
}

/** The service that the form has filled in by itself, and may replace. */
const filledIn = new WeakMap<HTMLFormElement, string>();
/** The form in the page, and the id of the enquiry that it was sent as, unless it was changed after that. */
let openForm: HTMLFormElement | undefined;
let sentAs: string | undefined;
/** Where the visitor wants the clean: the block, the postcode or the place that was typed on the site; or nothing. */
let place = '';
/** The forms that the visitor left, by the paths of their pages. They are personal, so they are kept in memory only. */
const left = new Map<string, LeftForm>();

const formValues = (form: HTMLFormElement): LeftForm['values'] =>
  Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));

/**
 * Fills in the service, if the visitor has selected none or has left the one that was filled in before. A newer choice
 * also replaces what the visitor has selected.
 */
export function fillIn(form: HTMLFormElement, service: string, isNewer = false): void {
  const control = controlOf(form, 'service');
  const isSelected = control?.value !== '' && control?.value !== filledIn.get(form);
  if (control && (isNewer || !isSelected)) control.value = service;
  filledIn.set(form, service);
  dispatchEvent(new Event('change'));
}

/**
 * The values of the form that was left, for a form with this choice, which has filled in this service. The service of
 * another choice is newer, and replaces the old one.
 */
export function valuesFrom(form: LeftForm, choice: string | undefined, filled: string): LeftForm['values'] {
  const { service = '' } = form.values;
  const isOwn = service !== form.filled && (form.choice === choice || choice === undefined);
  return { ...form.values, service: isOwn ? service : filled };
}

const checkedChoice = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=choice]:checked')?.value;

/**
 * Fills in what the visitor typed in the form of this page or, if nothing and `isForAll`, in the last form of any page:
 * the price board of each page opens the form of the contact page.
 */
export function restoreForm(form: HTMLFormElement, page: string, isForAll: boolean): void {
  openForm = form;
  const last = left.get(page) ?? (isForAll ? [...left.values()].at(-1) : undefined);
  // The place of another area is not meant any more; what the visitor comes with is newer than what was typed before.
  if (!isForAll) for (const form of left.values()) if (form !== last) form.place = '';
  if (last && place === '') setPlace(last.place);
  sentAs = last?.sentAs;
  if (last === undefined) return;
  for (const [name, value] of Object.entries(valuesFrom(last, checkedChoice(form), filledIn.get(form) ?? ''))) {
    const control = controlOf(form, name);
    if (control) control.value = value;
  }
}

/** Keeps what the visitor typed, when another page opens in place. */
export function keepForm(form: HTMLFormElement, page: string): void {
  if (openForm !== form) return;
  openForm = undefined;
  const filled = filledIn.get(form) ?? '';
  const values = formValues(form);
  const isTyped = Object.entries({ ...values, place }).some(
    ([name, value]) => value !== '' && !(name === 'service' && value === filled),
  );
  left.delete(page);
  if (isTyped) left.set(page, { choice: checkedChoice(form), place, values, filled, sentAs });
  setPlace('');
}

/**
 * The id of the enquiry that is sent, which is its idempotency key: that of the last attempt, unless the form was changed
 * since. Everything that was typed so far belongs to it, also in the forms that were left before.
 */
export function markSent(): string {
  const id = (sentAs ??= newId());
  for (const form of left.values()) form.sentAs = id;
  return id;
}

/** What is typed later belongs to another enquiry. */
export function markChanged(): void {
  sentAs = undefined;
}

export const placeNow = () => place;

/** Replaces the place of the enquiry. */
export function setPlace(text: string): void {
  if (text === place) return;
  place = text;
  markChanged();
  dispatchEvent(new Event('change'));
}

/** Forgets what was sent as an enquiry, because it is stored. Empties the form that sent it, if the page `isOpen`. */
export function forget(id: string, isOpen: boolean): void {
  for (const [path, form] of left) if (form.sentAs === id) left.delete(path);
  if (!isOpen || sentAs !== id) return;
  openForm?.reset();
  openForm = undefined;
  setPlace('');
  takeBack();
}
