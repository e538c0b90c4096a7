import { inspect } from 'node:util';
import { startEnquiries, type Enquiries } from '../local/enquiries.ts';
import { siteServer } from './site-server.ts';

const port = Number(process.env['PORT'] ?? 4173);
const address = `http://127.0.0.1:${port}`;
const folder = process.env['LOCAL_FOLDER'] ?? '.local';

/** The site is worth seeing without them; its form says that it could not send. */
async function enquiries(): Promise<Enquiries | undefined> {
  try {
    return await startEnquiries(folder, address, process.env);
  } catch (error) {
    console.error(`Enquiries cannot be taken on this machine: ${inspect(error)}`);
    return undefined;
  }
}

let backend: Enquiries | undefined;
const server = siteServer('dist/client', (...exchange) => backend?.answer(...exchange) ?? false);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Choose another one, for example: PORT=${port + 1} npm start`);
  process.exit(1);
});
// The port comes first: who has it has the database too.
server.listen(port, '127.0.0.1', () => {
  void enquiries().then((started) => {
    backend = started;
    console.log(`The site is ready at ${address}`);
    if (started) console.log(`Enquiries and mails are listed at ${address}/_local`);
  });
});

async function stop(code: number): Promise<void> {
  server.close();
  server.closeAllConnections();
  await backend?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
