import company from './company.json' with { type: 'json' };
import type { Company } from './company.ts';
import { openDatabase } from './database.ts';
import { logLine } from './log.ts';
import { createService, type ServiceParts } from './service.ts';
import { readSettings, type Environment } from './settings.ts';

/** Supabase's extension of Deno: work that may continue after the answer. */
interface Edge {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
}

/** The function as Supabase runs it. Tests give other parts. */
export function serve(environment: Environment, parts: Partial<ServiceParts> = {}) {
  const settings = readSettings(environment);
  const service = createService({
    settings,
    // A JSON module has wider types.
    company: company as Company,
    sql: openDatabase(settings.databaseUrl).sql,
    log: logLine,
    waitUntil: (work) => (globalThis as Edge).EdgeRuntime?.waitUntil(work),
    // Supabase's own proxy is in front of every function.
    proxies: 1,
    ...parts,
  });
  return {
    fetch: (request: Request, info?: { remoteAddr?: { hostname?: string } }): Promise<Response> =>
      service.fetch(request, info?.remoteAddr?.hostname ?? 'unknown'),
  };
}
