/**
 * The request headers that Supabase clients send: those in @supabase/supabase-js/cors, and the tracing headers of newer
 * versions.
 */
const allowedHeaders = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
].join(', ');

/**
 * The headers that let the page of any origin read the answer. The page of another site, such as a translated copy of
 * ours, gets only a refusal, and its visitor has to read why.
 */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '86400',
    Vary: 'Origin',
  };
}

/** The origin of the site, and that with or without "www.": visitors may use both. */
export function originsOf(site: string): string[] {
  if (!URL.canParse(site)) return [];
  const { origin, protocol, host } = new URL(site);
  return [origin, `${protocol}//${host.startsWith('www.') ? host.slice(4) : `www.${host}`}`];
}
