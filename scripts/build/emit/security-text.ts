import type { Content } from '../../content/content.ts';
import { utc } from '../../content/history.ts';
import type { EmittedFile } from './file.ts';

export const securityTextAddress = '/.well-known/security.txt';

/** RFC 9116 asks for less than a year. */
const validSeconds = 364 * 24 * 3600;

/**
 * `security.txt`: whom to tell of a security fault (RFC 9116). It expires by the newest commit, so that each build of
 * that commit is the same and each deploy of a newer one extends it; without a commit there is none.
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
