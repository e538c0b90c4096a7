import { readFileSync } from 'node:fs';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { startEnquiries, type Enquiries } from '../enquiries.ts';
import { siteServer } from './site-server.ts';

const port = Number(process.env['PORT'] || 4173);
const address = `http://127.0.0.1:${port}`;
const company = JSON.parse(readFileSync('src/generated/company.json', 'utf8')) as Company;

let enquiries: Enquiries | undefined;
const server = siteServer('dist/client', (...exchange) => enquiries?.answer(...exchange) ?? false);
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error.code})`;
  console.error(`Port ${port} ${reason}. Set PORT to another one, for example ${port + 1}.`);
  process.exit(1);
});
// Open the port before the database: a start that fails leaves the database alone.
server.listen(port, '127.0.0.1', () => {
  enquiries = startEnquiries(process.env['LOCAL_FOLDER'] ?? '.local', address, company, process.env);
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
