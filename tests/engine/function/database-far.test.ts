import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../supabase/functions/send-contact-email/database.ts';
import { newDatabase } from '../../support/database.ts';

/** Forwards data, each chunk with this delay in ms. */
function pipeLate(from: Socket, to: Socket, delay: number): void {
  from.on('data', (piece) => setTimeout(() => to.writable && to.write(piece), delay));
  from.on('error', () => to.destroy()).on('close', () => to.destroy());
}

test('the function waits for a database that needs more than a second to connect', async () => {
  const database = await newDatabase();
  const { hostname, port } = new URL(database.url);
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    pipeLate(near, far, 300);
    pipeLate(far, near, 300);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const far = new URL(database.url);
  far.port = String((line.address() as AddressInfo).port);
  const { sql, end } = openDatabase(far.href);
  const began = performance.now();
  expect(await sql<{ one: number }[]>`select 1 as one`).toMatchObject([{ one: 1 }]);
  expect(performance.now() - began).toBeGreaterThan(1_200);
  await end();
  line.close();
  await database.stop();
});
