import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEnquiries } from '../../../../scripts/local/enquiries.ts';
import { siteServer } from '../../../../scripts/local/server/site-server.ts';
import type { Company } from '../../../../supabase/functions/send-contact-email/company.ts';
import { freePort } from '../../../support/database.ts';
import { projectOf, siteOf } from '../../../support/sites.ts';

interface DatabaseProxy {
  port: number;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

/** A proxy to a database whose connections a test can cut. While they are cut, nothing listens at its port. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port: target } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(Number(target), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => open.delete(one));
      one.pipe(other);
    }
  });
  const port = await freePort();
  const restore = () => new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve));
  await restore();
  return {
    port,
    restore,
    cut: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

interface Started {
  url: string;
  stop: () => Promise<void>;
}

/** Serves the site, with a function of its own on this database, in the process of the test. */
export async function serveSite(databaseUrl: string): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  const company = JSON.parse(readFileSync(join(projectOf('first'), 'src/generated/company.json'), 'utf8')) as Company;
  const url = `http://127.0.0.1:${await freePort()}`;
  const settings = { SUPABASE_DB_URL: databaseUrl, LIMIT_PER_ADDRESS: 'off', LIMIT_OVERALL: 'off' };
  const enquiries = startEnquiries(folder, url, company, settings);
  const server = siteServer(siteOf('first'), enquiries.answer).listen(Number(new URL(url).port), '127.0.0.1');
  await once(server, 'listening');
  return {
    url,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await enquiries.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
