import { readFileSync } from 'node:fs';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { startEnquiries, type Enquiries } from '../enquiries.ts';
import { claimFolder } from './claim.ts';
import { readPort } from './port.ts';
import { siteServer } from './site-server.ts';

const port = readPort(process.env['PORT']);
const address = `http://127.0.0.1:${port}`;
const folder = process.env['LOCAL_FOLDER'] ?? '.local';
claimFolder(folder);
const company = JSON.parse(readFileSync('src/generated/company.json', 'utf8')) as Company;

function takeEnquiries(): Enquiries {
  try {
    return startEnquiries(folder, address, company, process.env);
  } catch (error) {
    // The message lists the wrong settings and what to do about each.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

let enquiries: Enquiries | undefined;
const server = siteServer('dist/client', (...exchange) => enquiries?.answer(...exchange) ?? false);
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error.code})`;
  console.error(`Port ${port} ${reason}. Set PORT to another one, for example ${port + 1}.`);
  process.exit(1);
});
// Open the port before the database: only one instance can have it, so only one uses the database.
server.listen(port, '127.0.0.1', () => {
  enquiries = takeEnquiries();
  console.log(`The site is ready at ${address}`);
  enquiries.ready.then(
    () => console.log(`Enquiries and mails are listed at ${address}/_local`),
    (error: Error) =>
      console.error(`The site runs without enquiries: the form says that it could not send. ${error.message}`),
  );
});

async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await enquiries?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
