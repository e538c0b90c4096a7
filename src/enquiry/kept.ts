import { fields } from '#shared/fields.ts';
import { takeBack } from '#components/use-chosen.ts';
import { newId } from './enquiry-id.ts';
import { controlOf } from './mistakes.ts';

/** The values that a form fills in by itself, and may replace. */
export interface FilledIn {
  /** The name of the service in the list of the form; empty if none was chosen. */
  service: string;
  /** The first sentence of the enquiry. */
  message: string;
}

/** A form that the visitor left: its choice, its values, and those that the visitor did not type. */
export interface LeftForm {
  /** The chosen cell of the price board. */
  choice: string | undefined;
  values: Readonly<Record<string, string>>;
  filled: FilledIn;
  /** The id of the enquiry that it was sent as, unless it was changed after that. */
  sentAs?: string | undefined;
}

const nothing: FilledIn = { service: '', message: '' };
const filledIn = new WeakMap<HTMLFormElement, FilledIn>();
/** The form in the page, and the id of the enquiry that it was sent as, unless it was changed after that. */
let shown: HTMLFormElement | undefined;
let sentAs: string | undefined;
/** The forms that the visitor left, by the paths of their pages. They are personal, so they are kept in memory only. */
const left = new Map<string, LeftForm>();

const valuesOf = (form: HTMLFormElement): LeftForm['values'] =>
  Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));

/**
 * Fills in values that the visitor has not typed. Replaces those that were filled in before, and the service that was
 * selected before a newer choice.
 */
export function fillIn(form: HTMLFormElement, values: Partial<FilledIn>, isNewer = false): void {
  const before = filledIn.get(form) ?? nothing;
  filledIn.set(form, { ...before, ...values });
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    const old = before[name as keyof FilledIn];
    if (control && ((isNewer && name === 'service') || control.value === '' || control.value === old)) {
      control.value = value;
    }
    // The visitor has written on after the first sentence, or before there was one.
    else if (name === 'message' && (old !== '' || isNewer) && control?.value.startsWith(old)) {
      (control as HTMLTextAreaElement).setRangeText(value, 0, old.length, 'preserve');
    }
  }
}

/**
 * The values of the form that was left, for a form with this choice, which has filled in `filled`. The service of
 * another choice and another sentence are newer, and replace the old ones.
 */
export function valuesFrom(form: LeftForm, choice: string | undefined, filled: FilledIn): LeftForm['values'] {
  const { service = '', message = '' } = form.values;
  const isSame = form.choice === choice;
  const isOwn = service !== form.filled.service && (isSame || choice === undefined);
  const hasSentence = message.startsWith(form.filled.message);
  return {
    ...form.values,
    service: isOwn ? service : filled.service,
    message: hasSentence ? filled.message + message.slice(form.filled.message.length) : message,
  };
}

const choiceIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=choice]:checked')?.value;

/**
 * Fills in what the visitor typed in the form of this page or, if nothing and `isForAll`, in the last form of any page:
 * the price board of each page opens the form of the contact page.
 */
export function show(form: HTMLFormElement, page: string, isForAll: boolean): void {
  shown = form;
  const last = left.get(page) ?? (isForAll ? [...left.values()].at(-1) : undefined);
  sentAs = last?.sentAs;
  if (last === undefined) return;
  for (const [name, value] of Object.entries(valuesFrom(last, choiceIn(form), filledIn.get(form) ?? nothing))) {
    const control = controlOf(form, name);
    if (control) control.value = value;
  }
}

/** Keeps what the visitor typed, when another page opens in place. */
export function leave(form: HTMLFormElement, page: string): void {
  if (shown !== form) return;
  shown = undefined;
  const filled = filledIn.get(form) ?? nothing;
  const values = valuesOf(form);
  const isTyped = Object.entries(values).some(
    ([name, value]) => value !== '' && value !== filled[name as keyof FilledIn],
  );
  left.delete(page);
  if (isTyped) left.set(page, { choice: choiceIn(form), values, filled, sentAs });
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

/** Forgets what was sent as an enquiry, because it is stored. Empties the form that sent it, if the page `isOpen`. */
export function forget(id: string, isOpen: boolean): void {
  for (const [path, form] of left) if (form.sentAs === id) left.delete(path);
  if (!isOpen || sentAs !== id) return;
  shown?.reset();
  shown = undefined;
  takeBack();
}
