/** The media type by which the site's own host asks for an answer in an envelope. */
export const envelopeType = 'application/vnd.office+json';

/**
 * The whole answer as JSON, if it is asked for. Supabase serves the pages of a function as plain text on its own domain;
 * JSON passes, and the site's host takes the page out again: scripts/build/emit/owner-pages-proxy.ts.
 */
export async function inEnvelope(request: Request, answer: Response): Promise<Response> {
  if (request.headers.get('accept') !== envelopeType) return answer;
  const envelope = { status: answer.status, headers: [...answer.headers], body: await answer.text() };
  return Response.json(envelope, { headers: { 'Cache-Control': 'no-store' } });
}
