/**
 * The largest body that is read, in bytes. A message of 10,000 characters takes up to 120,000 bytes in a form. Longer
 * messages are read too, so that the error page can show them again with the reason.
 */
export const largestBody = 512 * 1024;

/** The form in a request, JSON or a web form, or the reason why it cannot be read. */
export type Body =
  | { kind: 'json' | 'form'; values: Readonly<Record<string, unknown>> }
  | { kind: 'too-large'; of: 'json' | 'form' }
  | { kind: 'unreadable' | 'wrong-type' };

/** The text of a request, or undefined if it is too large. */
async function textOf(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return undefined;
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > largestBody) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): Body {
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return { kind: 'unreadable' };
    return { kind: 'json', values: values as Record<string, unknown> };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Reads the body of a request. A stream that breaks off is unreadable. */
export async function readBody(request: Request): Promise<Body> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') return { kind: 'wrong-type' };
  try {
    const text = await textOf(request);
    const of = type === 'application/json' ? 'json' : 'form';
    if (text === undefined) return { kind: 'too-large', of };
    if (of === 'json') return parseJson(text);
    return { kind: 'form', values: Object.fromEntries(new URLSearchParams(text)) };
  } catch {
    return { kind: 'unreadable' };
  }
}
