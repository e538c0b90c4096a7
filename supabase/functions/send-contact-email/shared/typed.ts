/* What visitors type or paste: the form and the function read it alike. */

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** No address is longer (RFC 5321, 4.5.3.1), even with a name before it. What is longer stays as it was typed. */
const longest = 1_000;

/** The text of a link of mail, in which some characters are written as %40. */
function unescaped(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/**
 * The address in what was pasted as one: without invisible characters, the name before it, "mailto:", quotation marks
 * around it and marks at its end, and with plain letters in place of full-width ones. A tab and a line end are spaces.
 */
export function cleanAddress(typed: string): string {
  if (typed.length > longest) return typed;
  const plain = typed.normalize('NFKC').replaceAll(/\s/gu, ' ').replaceAll(invisible, '').replaceAll('。', '.');
  const address = /^[^<>]*<([^<>]*@[^<>]*)>[^<>]*$/.exec(plain)?.[1] ?? plain;
  const [, link] = /^\s*mailto:(?:\/\/)?([^?]*)/i.exec(address) ?? [];
  return (link === undefined ? address : unescaped(link))
    .replace(/^[\s"“”'‘’([]+/u, '')
    .replace(/[\s"“”'‘’)\].,;]+$/u, '');
}

/** Whether a phone number has too few digits. A foreign one may have other lengths, but not fewer than 7 digits. */
export function looksShort(typed: string, fewest: number): boolean {
  const plain = typed.normalize('NFKC');
  return plain.replaceAll(/\P{Nd}/gu, '').length < (plain.includes('+') ? 7 : fewest);
}
