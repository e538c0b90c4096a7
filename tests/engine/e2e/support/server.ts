import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../support/database.ts';

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
