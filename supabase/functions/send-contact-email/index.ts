import process from 'node:process';
import postgres from 'postgres';
import company from './company.json' with { type: 'json' };
import { logLine } from './log.ts';
import { createService } from './service.ts';
import { readSettings } from './settings.ts';

/** What Supabase adds to Deno: work that may go on after the answer. */
interface Edge {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
}

// Supabase's own proxy stands in front of every function.
const settings = readSettings({ TRUST_PROXY: 'true', ...process.env });
const sql = postgres(settings.databaseUrl, {
  // Supabase pools connections by transaction, which forgets prepared statements.
  prepare: false,
  // In seconds. A visitor waits for it.
  connect_timeout: 1,
  max: 10,
});
const service = createService({
  settings,
  company,
  sql,
  log: logLine,
  waitUntil: (work) => (globalThis as Edge).EdgeRuntime?.waitUntil(work),
});

export default {
  fetch: (request: Request, info?: { remoteAddr?: { hostname?: string } }): Promise<Response> =>
    service.fetch(request, info?.remoteAddr?.hostname ?? 'unknown'),
};
