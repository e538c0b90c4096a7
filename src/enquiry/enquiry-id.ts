/** A random UUID. `crypto.randomUUID` does not exist over plain HTTP. */
export function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** The last enquiry. It outlives its form, because the visitor may leave the form and come back. */
let last = { id: '', words: '' };

/**
 * The id of an enquiry, which is its idempotency key. The same values keep the same id, however often they are sent; a
 * changed field gives a new id.
 */
export function idOf(values: readonly unknown[]): string {
  const words = JSON.stringify(values);
  if (last.words !== words) last = { id: newId(), words };
  return last.id;
}

/** After an enquiry is stored, the next one is a new one, even with the same values. */
export function forgetId(): void {
  last = { id: '', words: '' };
}
