import type { Content } from '../../content/content.ts';
import { utc } from '../../content/history.ts';
import type { EmittedFile } from './file.ts';

export const securityTextAddress = '/.well-known/security.txt';

/** RFC 9116 recommends an expiry less than a year ahead. */
const validSeconds = 364 * 24 * 3600;

/**
 * `security.txt`: the contact for security problems (RFC 9116). Its expiry depends on the date of the newest commit, so
 * that each build of a commit is the same, and each newer commit extends it. Emits nothing without a commit.
 */
export function emitSecurityText(content: Content, committed: number | undefined): EmittedFile[] {
  if (committed === undefined) return [];
  const { url, email, language } = content.single('site').data;
  const fields = {
    Contact: `mailto:${email}`,
    Expires: utc(committed + validSeconds),
    'Preferred-Languages': language,
    Canonical: `${url}${securityTextAddress}`,
  };
  const text = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return [{ path: `public${securityTextAddress}`, text: text.join('') }];
}
