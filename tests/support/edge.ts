import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../scripts/local/postgres.ts';
import type { Database } from './database.ts';
import { startFunction, type Running } from './deno.ts';
import { settingsFor } from './function-settings.ts';
import { startSmtp, type SmtpMailServer } from './mail-servers.ts';

interface Edge<Own extends Database> {
  database: Own;
  mail: SmtpMailServer;
  edge: Running;
  /** Starts the function, for instance after a kill. */
  start: () => Promise<void>;
  /** Sends an enquiry as JSON. */
  send: (enquiry: object) => Promise<Response>;
}

/** The function under Deno for all tests of a file, with a mail server and a database of its own. */
export function useEdge<Own extends Database>(newDatabase: () => Promise<Own>): Edge<Own> {
  const own = {
    start: async () => void (own.edge = await startFunction(settingsFor(own.database.url), own.mail.port)),
    send: (enquiry) => {
      const headers = { 'Content-Type': 'application/json' };
      return fetch(own.edge.url, { method: 'POST', body: JSON.stringify(enquiry), headers });
    },
  } as Edge<Own>;
  beforeAll(async () => {
    // On such a port, the server can start again after a kill.
    const port = await freePort();
    [own.database, own.mail] = await Promise.all([newDatabase(), startSmtp({ port })]);
    await own.start();
  });
  afterAll(async () => {
    await own.edge.stop();
    await Promise.all([own.database.stop(), own.mail.stop()]);
  });
  return own;
}
