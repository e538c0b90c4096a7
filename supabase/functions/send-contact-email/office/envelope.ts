/** The media type with which the site's own host asks for an answer in an envelope. */
export const envelopeType = 'application/vnd.office+json';

/** The media type of a downloaded table. */
export const tableType = 'text/csv; charset=utf-8';

/**
 * Puts the whole answer into JSON, if the request asks for it. Supabase serves the pages of a function as plain text on
 * its own domain, but does not change JSON. The site's host unpacks the page: scripts/build/emit/owner-pages-proxy.ts.
 * A table is not changed either, and may be too long for an envelope.
 */
export async function inEnvelope(request: Request, answer: Response): Promise<Response> {
  if (request.headers.get('accept') !== envelopeType || answer.headers.get('content-type') === tableType) return answer;
  const envelope = { status: answer.status, headers: [...answer.headers], body: await answer.text() };
  return Response.json(envelope, { headers: { 'Cache-Control': 'no-store' } });
}
