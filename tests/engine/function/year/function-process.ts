import { createServer } from 'node:http';
import { toRequest, sendResponse } from '#scripts/local/http.ts';
import { Clock } from '../../../../supabase/functions/send-contact-email/clock.ts';
import { openDatabase } from '../../../../supabase/functions/send-contact-email/database.ts';
import { createService } from '../../../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../../../supabase/functions/send-contact-email/settings.ts';
import { company } from '../company.ts';

/** A process of the function. Each request and each message sets how far its clock is ahead of real time, in ms. */
const [port = '', settings = '{}', ...faults] = process.argv.slice(2);

/** The fault `night`: for the function, the company is always open. */
const always = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '23:59',
  },
];
const own = faults.includes('night') ? { ...company, hours: { days: always, special: [], holidays: [] } } : company;

const clock = new Clock();
const read = readSettings(JSON.parse(settings) as Record<string, string>);
/** Work that continues after a response. */
const working = new Set<Promise<unknown>>();
const service = createService({
  settings: read,
  company: own,
  sql: openDatabase(read.databaseUrl, read.databaseTimeout, clock).sql,
  clock,
  waitUntil: (work) => {
    const own: Promise<unknown> = work.catch(() => undefined).then(() => working.delete(own));
    working.add(own);
  },
  log: () => undefined,
});
const server = createServer((incoming, outgoing) => {
  clock.offset = Number(incoming.headers['x-clock']);
  const request = toRequest(incoming);
  if (request === undefined) return;
  void service.fetch(request, '203.0.113.7').then((answer) => sendResponse(answer, outgoing));
});
process.on('message', (message) => {
  if (message === 'finish') void Promise.all(working).then(() => process.send?.('finished'));
  else clock.offset = Number(message);
});
process.on('disconnect', () => process.exit());
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
