import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { startEnquiries } from '../../../scripts/local/enquiries.ts';
import { company } from './company.ts';

/** A folder that the user of the local database can reach. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-'));
  chmodSync(folder, 0o755);
  return folder;
}

let running = 0;

/** Starts the function as `npm start` does, behind a socket. `stop` also removes its folder. */
export async function startLocally(settings: Record<string, string> = {}, folder = newFolder()) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  running += 1;
  const start = () => startEnquiries(folder, 'https://sapu.example', company, settings);
  let enquiries = start();
  const server = createServer((request, response) =>
    enquiries.answer(new URL(request.url ?? '', 'http://a').pathname, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/functions/v1/send-contact-email`,
    ready: enquiries.ready,
    restart: async () => {
      await enquiries.stop();
      enquiries = start();
      await enquiries.ready;
    },
    stop: async () => {
      server.close();
      await enquiries.stop();
      running -= 1;
      if (running === 0) log.mockRestore();
      rmSync(folder, { recursive: true });
    },
  };
}
