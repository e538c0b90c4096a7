/**
 * Whether a browser can open a web address, and a header can name its host. `URL` itself also accepts hosts with a
 * semicolon, which would end a directive of a Content-Security-Policy. The pattern of the field checks texts that are
 * not https:// addresses.
 */
export function isWebAddress(text: string): boolean {
  if (!text.startsWith('https://')) return true;
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  const isHost = hostname.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/.test(label));
  // A browser reads a backslash as a slash; other programs do not.
  return isHost && username === '' && !text.includes('\\');
}
