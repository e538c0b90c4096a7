/** The media type with which the site's own host asks for an answer in an envelope. */
export const envelopeType = 'application/vnd.office+json';

/**
 * Puts the whole answer into JSON, if the request asks for it. Supabase serves the pages of a function as plain text on
 * its own domain, but does not change JSON. The site's host unpacks the page: scripts/build/emit/owner-pages-proxy.ts.
 */
export async function inEnvelope(request: Request, answer: Response): Promise<Response> {
  if (request.headers.get('accept') !== envelopeType) return answer;
  const envelope = { status: answer.status, headers: [...answer.headers], body: await answer.text() };
  return Response.json(envelope, { headers: { 'Cache-Control': 'no-store' } });
}
