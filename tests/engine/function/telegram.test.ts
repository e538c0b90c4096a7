import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../../support/listen.ts';
import { useFunction } from './harness.ts';

const messages: { path: string; body: unknown }[] = [];
let answers: { status: number; body: string }[] = [];
const telegram = createServer((request, response) => {
  void text(request).then((body) => {
    const answer = answers.shift() ?? { status: 200, body: '{"ok":true,"result":{"message_id":7}}' };
    if (answer.status === 200) {
      messages.push({ path: request.url ?? '', body: JSON.parse(body) as unknown });
    }
    response.writeHead(answer.status).end(answer.body);
  });
});

const service = useFunction();
let origin: string;
beforeAll(async () => {
  origin = await listen(telegram);
});
afterAll(() => void telegram.close());
beforeEach(() => {
  messages.length = 0;
  answers = [];
  service.start({
    TELEGRAM_BOT_TOKEN: '1:secret-token',
    TELEGRAM_CHAT_ID: '-100',
    TELEGRAM_URL: origin,
  });
});

test('a chat gets a short message about each enquiry but spam, without what the visitor wrote', async () => {
  await service.sendAt('2026-11-24 22:30', { area: 'Punggol' });
  await service.sendAt('2026-11-24 22:31', { website: 'filled in' });
  await service.at('2026-11-24 22:32');
  expect(messages).toEqual([
    {
      path: '/bot1:secret-token/sendMessage',
      body: {
        chat_id: '-100',
        text: expect.stringMatching(
          /^New enquiry: Weekly Cleaning, Punggol\nReceived: Tue, 24 Nov, 10:30\spm\nhttps:\/\/sapu\.example\/office$/,
        ) as string,
        link_preview_options: { is_disabled: true },
      },
    },
  ]);
});

test('a message that Telegram rejects is sent again, not before the requested time', async () => {
  answers = [{ status: 429, body: '{"ok":false,"parameters":{"retry_after":600}}' }];
  await service.sendAt('2026-11-24 10:00');
  expect(messages).toEqual([]);
  const [row] = await service.database.sql<{ minutes: number; reason: string }[]>`
    select extract(epoch from next_attempt_at - queued_at)::float / 60 as minutes, last_error as reason
    from contact.outbox where kind = 'telegram'`;
  expect(row!.minutes).toBeGreaterThan(9.9);
  expect(row!.reason).toBe('Telegram answered 429.');
});

test.each([
  [
    '{"ok":false,"error_code":400,"description":"Bad Request: group chat was upgraded to a supergroup chat","parameters":{"migrate_to_chat_id":-1001234567890}}',
    'Telegram answered 400: Bad Request: group chat was upgraded to a supergroup chat. The group has a new id: set TELEGRAM_CHAT_ID to -1001234567890.',
  ],
  ['{"ok":false,"description":"Quoted: <b>9000 0000</b>"}', 'Telegram answered 400.'],
])('the log says in the words of Telegram why it refused a message: %s', async (body, reason) => {
  answers = [{ status: 400, body }];
  await service.sendAt('2026-11-24 10:00');
  const rows = await service.database.sql`select last_error from contact.outbox where kind = 'telegram'`;
  expect(rows).toEqual([{ last_error: reason }]);
});

test('messages that wait when Telegram is removed are skipped', async () => {
  answers = [{ status: 500, body: '' }];
  await service.sendAt('2026-11-24 10:00');
  service.start();
  await service.at('2026-11-24 11:00');
  expect(await service.database.sql`select state, attempts from contact.outbox where kind = 'telegram'`).toEqual([
    { state: 'skipped', attempts: 1 },
  ]);
  expect(service.mail.received).toHaveLength(2);
});
