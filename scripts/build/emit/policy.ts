import { createHash } from 'node:crypto';

/** The hash with which a Content-Security-Policy allows an inline script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The value of a Content-Security-Policy header. */
export const policyOf = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
