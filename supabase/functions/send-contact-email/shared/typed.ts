/* What visitors type or paste: the form and the function read it alike. */

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * The address in what was pasted as one: without invisible characters, the name before it, "mailto:" and marks at its
 * end, and with plain letters in place of full-width ones.
 */
export function cleanAddress(typed: string): string {
  const plain = typed.normalize('NFKC').replaceAll(invisible, '').replaceAll('。', '.');
  const address = /^[^<>]*<([^<>]*@[^<>]*)>[^<>]*$/.exec(plain)?.[1] ?? plain;
  return address
    .trim()
    .replace(/^mailto:\s*([^?]*).*/i, '$1')
    .replace(/[\s.,;]+$/, '');
}

/** Whether a phone number has too few digits. A foreign one may have other lengths, but not fewer than 7 digits. */
export function looksShort(typed: string, fewest: number): boolean {
  const plain = typed.normalize('NFKC');
  return plain.replaceAll(/\P{Nd}/gu, '').length < (plain.includes('+') ? 7 : fewest);
}
