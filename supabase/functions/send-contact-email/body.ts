/**
 * The largest body that is read, in bytes. A message of 10,000 characters takes up to 120,000 bytes in a form. Longer
 * messages are read too, so that the error page can show them again with the reason.
 */
export const largestBody = 512 * 1024;

export type Values = Readonly<Record<string, unknown>>;

/** The values in a request, of a web form or of JSON, or the reason why they cannot be read. */
export type Body = { isForm: boolean } & ({ values: Values } | { failure: 'too-large' | 'unreadable' | 'wrong-type' });

/** The text of a request, or undefined if it is too large. */
async function readText(request: Request): Promise<string | undefined> {
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

function parseJson(text: string): Values {
  const values: unknown = JSON.parse(text);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) throw new Error('It is no object.');
  return values as Values;
}

/** Reads the body of a request. A stream that breaks off is unreadable. */
export async function readBody(request: Request): Promise<Body> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'application/x-www-form-urlencoded';
  if (!isForm && type !== 'application/json') return { isForm, failure: 'wrong-type' };
  try {
    const text = await readText(request);
    if (text === undefined) return { isForm, failure: 'too-large' };
    return { isForm, values: isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text) };
  } catch {
    return { isForm, failure: 'unreadable' };
  }
}
