/**
 * Whether a browser can open an address of the web, and a header can name its host: `URL` itself also takes hosts with a
 * semicolon, which would end a directive of a policy. What does not begin with https:// is for the pattern of its field.
 */
export function isWebAddress(text: string): boolean {
  if (!text.startsWith('https://')) return true;
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  return /^[a-z0-9._-]+$/.test(hostname) && username === '';
}
