import type { Problems } from './shared/fields.ts';
import { fill, type Words } from './words.ts';

export interface Failure {
  status: 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  code: string;
  /** A message that the form can show. */
  message: string;
  fields?: Problems;
  headers?: Record<string, string>;
}

type Answers = Words['enquiry'];

/**
 * Failures with a fixed message. Visitors never see the messages that are in English here, because the form sends no
 * such request.
 */
export const failuresIn = (words: Answers) =>
  ({
    unreadable: { status: 400, code: 'unreadable', message: words.unreadable },
    'too-large': { status: 413, code: 'too-large', message: words.tooLarge },
    'wrong-type': { status: 415, code: 'wrong-type', message: 'Send the form as JSON or as a web form.' },
    'other-site': { status: 403, code: 'other-site', message: words.otherSite },
    conflict: { status: 409, code: 'conflict', message: words.conflict },
    method: { status: 405, code: 'method', message: 'Send the form with POST.', headers: { Allow: 'POST, OPTIONS' } },
    unavailable: {
      status: 503,
      code: 'unavailable',
      message: words.unavailable,
      headers: { 'Retry-After': '30' },
    },
  }) as const satisfies Record<string, Failure>;

/** Too many forms came; `retryAfter` is how many seconds to wait. */
export function limited(retryAfter: number, words: Answers): Failure {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  return {
    status: 429,
    code: 'limited',
    message: minutes === 1 ? words.limitedOne : fill(words.limited, { minutes: String(minutes) }),
    headers: { 'Retry-After': String(retryAfter) },
  };
}

export const invalid = (fields: Problems, words: Answers): Failure => ({
  status: 422,
  code: 'mistakes',
  message: words.mistakes,
  fields,
});
