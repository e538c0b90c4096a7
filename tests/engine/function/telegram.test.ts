import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TimeTravelService } from './time-travel-service.ts';

interface Message {
  path: string;
  body: { chat_id: string; text: string };
}

let service: TimeTravelService;
let telegram: Server;
const messages: Message[] = [];
let answers: { status: number; body: string }[] = [];

beforeAll(async () => {
  telegram = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, body } = answers.shift() ?? { status: 200, body: '{"ok":true,"result":{"message_id":7}}' };
      const path = request.url ?? '';
      if (status === 200)
        messages.push({ path, body: JSON.parse(Buffer.concat(chunks).toString()) as Message['body'] });
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => telegram.listen(0, '127.0.0.1', resolve));
  service = await TimeTravelService.start();
});
afterAll(async () => {
  await service.stop();
  telegram.close();
});
beforeEach(async () => {
  messages.length = 0;
  answers = [];
  await service.begin({
    TELEGRAM_BOT_TOKEN: '1:secret-token',
    TELEGRAM_CHAT_ID: '-100',
    TELEGRAM_URL: `http://127.0.0.1:${(telegram.address() as AddressInfo).port}`,
  });
});

test('a chat gets a short message about each enquiry but spam, without what the visitor wrote', async () => {
  await service.send('2026-11-24 22:30');
  await service.send('2026-11-24 22:31', { website: 'filled in' });
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

test('a message that Telegram rejects is sent again, not before the requested time, and no log contains the token', async () => {
  answers = [{ status: 429, body: '{"ok":false,"parameters":{"retry_after":600}}' }];
  await service.send('2026-11-24 10:00');
  expect(messages).toEqual([]);
  const [row] = await service.database.sql<{ minutes: number; reason: string }[]>`
    select extract(epoch from next_attempt_at - queued_at)::float / 60 as minutes, last_error as reason
    from contact.outbox where kind = 'telegram'`;
  expect(row!.minutes).toBeGreaterThan(9.9);
  expect(row!.reason).toBe('Telegram answered 429.');
  expect(JSON.stringify(service.logged)).not.toContain('secret-token');
});

test('without the settings nothing is queued', async () => {
  await service.begin();
  await service.send('2026-11-24 10:00');
  expect(await service.database.sql`select 1 from contact.outbox where kind = 'telegram'`).toEqual([]);
});

test('messages that wait when Telegram is removed are skipped', async () => {
  answers = [{ status: 500, body: '' }];
  await service.send('2026-11-24 10:00');
  await service.restart();
  await service.at('2026-11-24 11:00');
  expect(await service.database.sql`select state, attempts from contact.outbox where kind = 'telegram'`).toEqual([
    { state: 'skipped', attempts: 1 },
  ]);
  expect(service.mail.received).toHaveLength(2);
});
