import { Buffer } from 'node:buffer';
import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import { useFunction } from './harness.ts';

const service = useFunction({ DIGEST: 'daily' });

const digests = () => service.later().filter((kind) => kind.startsWith('digest'));

describe('the digest', () => {
  test('contains open enquiries with buttons, spam, figures and a table that is safe in a spreadsheet', async () => {
    await service.at('2026-11-23 08:00');
    await service.sendAt('2026-11-23 10:00', {
      name: 'Ana Tan',
      message: '=HYPERLINK("https://evil.example")',
    });
    await service.sendAt('2026-11-23 11:00', { name: '@Ben <b>Lim</b>' });
    const answered = await service.sendAt('2026-11-23 12:00', { name: 'Chen' });
    await service.sendAt('2026-11-23 13:00', { name: 'A bot', website: 'filled in' });
    await service.at('2026-11-23 15:00');
    await service.act(answered, 'answered');
    await service.at('2026-11-24 07:59');
    expect(digests()).toEqual([]);
    await service.at('2026-11-24 08:00', '2026-11-24 08:05', '2026-11-24 11:00');
    expect(digests()).toEqual(['digest.2026-11-24']);

    const [mail] = service.mailsOf('digest');
    expect(mail!.subject).toBe('Open enquiries: 2');
    // A mail program may cut off the end.
    expect(mail!.html.indexOf('"https://sapu.example/office"')).toBeLessThan(mail!.html.indexOf('Ana Tan'));
    const $ = cheerio.load(mail!.html);
    const text = $('body').text();
    expect(text).toMatch(/Received: 3Answered: 1Usual time to answer: 3 hours/);
    expect(text.indexOf('Ana Tan')).toBeGreaterThan(text.indexOf('Open enquiries'));
    expect(text.indexOf('@Ben <b>Lim</b>')).toBeGreaterThan(text.indexOf('Ana Tan'));
    expect(text.indexOf('A bot')).toBeGreaterThan(text.indexOf('Held as spam'));
    expect(text).not.toContain('Chen');
    expect($('b b, script')).toHaveLength(0);
    const count = (action: string) => $(`a[href^="https://sapu.example/office/${action}?link="]`).length;
    expect([count('answered'), count('remind'), count('spam'), count('genuine')]).toEqual([2, 2, 2, 1]);
    // Nobody calls a sender of spam.
    expect($('a:contains("Call"), a:contains("WhatsApp")')).toHaveLength(2);

    const [file] = mail!.attachments ?? [];
    expect(file).toMatchObject({ filename: 'enquiries-2026-11-24.csv', content_type: 'text/csv; charset=utf-8' });
    const table = Buffer.from(file!.content, 'base64').toString();
    expect(table.split('\r\n').filter(Boolean)).toHaveLength(4);
    expect(table).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(table).toContain(`"'@Ben <b>Lim</b>"`);
    expect(table).not.toMatch(/(^|,)"?[=+@-]/m);
    expect(table).not.toContain('A bot');
  });

  test('lists late enquiries first, each with its deadline; a reopened enquiry counts from its reopening', async () => {
    const again = await service.sendAt('2026-12-07 09:00', { name: 'Opened again' });
    await service.sendAt('2026-12-07 20:00', { name: 'Late' });
    await service.sendAt('2026-12-08 20:02', { name: 'In time' });
    await service.act(again, 'answered');
    await service.at('2026-12-08 21:00');
    await service.act(again, 'reopen');
    await service.at('2026-12-09 08:00');
    const mail = service.mailsOf('digest').at(-1)!;
    expect(mail.subject).toBe('Open enquiries: 3 · Late: Late');
    const text = mail.text.replaceAll(/\s+/g, ' ');
    // Late ones look different.
    expect(cheerio.load(mail.html)('b:contains("Late by")')).toHaveLength(1);
    expect(text).toMatch(/Late, Weekly Cleaning.* Late by 14 hours/);
    expect(text).toMatch(/In time, Weekly Cleaning.* Reply by Wed, 9 Dec, 6:00 pm/);
    expect(text).toMatch(/Opened again, Weekly Cleaning.* Reply by Wed, 9 Dec, 6:00 pm/);
    const places = ['Late, Weekly', 'In time, Weekly', 'Opened again, Weekly'].map((name) => text.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('lists enquiries that the filter held, not those that the owner marked as spam', async () => {
    const own = await service.sendAt('2026-12-15 10:00', { name: 'Marked by hand' });
    const freed = await service.sendAt('2026-12-15 10:30', { name: 'Freed and marked', website: 'filled in' });
    await service.sendAt('2026-12-15 11:00', { name: 'A bot', website: 'filled in' });
    await service.act(own, 'spam');
    await service.act(freed, 'genuine');
    await service.act(freed, 'spam');
    await service.at('2026-12-16 08:00');
    const [{ subject, text } = { subject: '', text: '' }] = service.mailsOf('digest');
    expect(subject).toBe('Held as spam: 1');
    expect(text).toContain('A bot');
    expect(text).not.toMatch(/Marked by hand|Freed and marked/);
  });

  test('is sent on business days only, and not if it would be empty', async () => {
    await service.at('2026-11-24 08:00', '2026-11-25 08:00');
    expect(digests()).toEqual([]);
    const id = await service.sendAt('2026-11-28 10:00');
    await service.at('2026-11-29 10:00', '2026-11-30 08:00', '2026-12-01 08:00');
    expect(digests()).toEqual(['digest.2026-11-30', 'digest.2026-12-01']);
    await service.act(id, 'answered');
    await service.at('2026-12-02 08:00', '2026-12-03 08:00');
    expect(digests()).toEqual(['digest.2026-11-30', 'digest.2026-12-01', 'digest.2026-12-02']);
    expect(service.mailsOf('digest').at(-1)!.subject).toBe('No open enquiries');
  });

  test('is not sent in the afternoon if the job did not run in the morning', async () => {
    await service.sendAt('2026-11-23 10:00');
    await service.at('2026-11-24 12:01');
    expect(digests()).toEqual([]);
  });

  test('is sent once a week if the setting is weekly', async () => {
    service.start({ DIGEST: 'weekly' });
    await service.sendAt('2026-11-22 10:00');
    for (const day of ['23', '24', '27', '28', '30']) await service.at(`2026-11-${day} 09:00`);
    expect(digests()).toEqual(['digest.2026-11-23', 'digest.2026-11-30']);
  });

  test('is sent with what the filter holds, and only then, if the setting is off', async () => {
    service.start({ DIGEST: 'off' });
    await service.sendAt('2026-11-23 10:00', { name: 'Ana Tan' });
    await service.sendAt('2026-11-23 10:05', { name: 'Filled in by the browser', website: 'filled in' });
    await service.at('2026-11-24 08:00', '2026-11-24 08:30', '2026-11-25 08:00', '2026-11-26 08:00');
    expect(digests()).toEqual(['digest.2026-11-24']);
    const [mail] = service.mailsOf('digest');
    expect(mail!.subject).toBe('Held as spam: 1');
    expect(mail!.text).toContain('Filled in by the browser');
    expect(mail!.text).not.toContain('Ana Tan');
    expect(mail!.attachments).toBeUndefined();
  });

  test('tells of what the filter held over a weekend, although the provider was down on Monday', async () => {
    await service.sendAt('2026-11-23 10:00', { name: 'Open' });
    await service.sendAt('2026-11-27 20:30', { name: 'Held on Friday', website: 'filled in' });
    service.mail.behaviour = 'refusing';
    await service.at('2026-11-30 08:00', '2026-11-30 12:00', '2026-11-30 17:00');
    service.mail.behaviour = 'well';
    await service.at('2026-12-01 08:00', '2026-12-01 08:30', '2026-12-02 08:00');
    expect(service.mailsOf('digest').filter(({ text }) => text.includes('Held on Friday'))).not.toEqual([]);
  });

  test('takes no reminder away whose enquiries it does not list', async () => {
    for (let index = 0; index < 10; index += 1) await service.submit({ name: 'Long open' });
    await service.database.sql`update contact.enquiries
      set status_changed_at = '2026-11-20T02:00Z', reminded_at = '2026-11-23T02:00Z'`;
    await service.sendAt('2026-11-23 15:30', { name: 'New' });
    service.mail.behaviour = 'refusing';
    await service.at('2026-11-24 08:00', '2026-11-24 14:00', '2026-11-24 16:00');
    service.mail.behaviour = 'well';
    await service.at('2026-11-25 08:00', '2026-11-25 08:30');
    expect(service.mailsOf('digest').at(-1)!.text).not.toMatch(/^New, /m);
    await service.at('2026-11-25 09:05');
    expect(service.mailsOf('reminder').map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Late: .*New$/)]);
  });

  test('is sent once if two jobs run at the same time', async () => {
    const { sql } = service.database;
    const stateOf = async () =>
      (await sql`select state from contact.outbox where kind = 'digest'`).map((row) => row['state']);
    let slower: Promise<unknown> | undefined;
    // One job has found that there is no digest of this day, and reads the enquiries while the other job queues one.
    await sql.begin(async (lock) => {
      await lock`lock table contact.enquiries in access exclusive mode`;
      slower = sql`select contact.queue_digest('2026-11-24', true)`.then(() => undefined);
      await expect.poll(async () => (await sql`select 1 from pg_locks where not granted`).length).toBe(1);
      await lock`insert into contact.outbox (kind, occasion, content) values ('digest', '2026-11-24', '{}')`;
    });
    await slower;
    expect(await stateOf()).toEqual(['queued']);
  });

  test('lists mails that could not be delivered; a waiting digest is replaced by the next', async () => {
    await service.sendAt('2026-11-23 10:00', { name: 'Ana Tan' });
    const { sql } = service.database;
    await sql`update contact.outbox set state = 'dead' where kind = 'ack'`;
    await sql`update contact.outbox set next_attempt_at = '2026-11-23T05:00Z' where kind = 'ack'`;
    service.mail.behaviour = 'refusing';
    await service.at('2026-11-24 08:00', '2026-11-24 12:00');
    service.mail.behaviour = 'well';
    await service.at('2026-11-25 08:00');
    expect(digests()).toEqual(['digest.2026-11-25']);
    await sql`truncate contact.outbox`;
    await sql`insert into contact.outbox (enquiry_id, kind, state, next_attempt_at) select id, 'ack', 'dead', '2026-11-25T05:00Z' from contact.enquiries`;
    await service.at('2026-11-26 08:00');
    expect(service.mailsOf('digest').at(-1)!.text).toContain('The visitor got no confirmation.');
  });
});
