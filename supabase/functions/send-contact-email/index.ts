import process from 'node:process';
import company from './company.json' with { type: 'json' };
import type { Company } from './company.ts';
import { openDatabase } from './database.ts';
import { logLine } from './log.ts';
import { createService } from './service.ts';
import { readSettings } from './settings.ts';

/** Supabase's extension of Deno: work that may continue after the answer. */
interface Edge {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
}

// Supabase's own proxy is in front of every function.
const settings = readSettings({ PROXIES: '1', ...process.env });
const service = createService({
  settings,
  // A JSON module has wider types.
  company: company as Company,
  sql: openDatabase(settings.databaseUrl, settings.databaseTimeout).sql,
  log: logLine,
  waitUntil: (work) => (globalThis as Edge).EdgeRuntime?.waitUntil(work),
});

export default {
  fetch: (request: Request, info?: { remoteAddr?: { hostname?: string } }): Promise<Response> =>
    service.fetch(request, info?.remoteAddr?.hostname ?? 'unknown'),
};
