import { describe, expect, test } from 'vitest';
import { useFunction } from './harness.ts';

const service = useFunction({ DIGEST: 'off' });

const subjects = () => service.mailsOf('reminder').map(({ subject }) => subject);

describe('an enquiry that is open two business days after its deadline', () => {
  const alarm = 'elsewhere@example.net';
  const escalated = () => service.mail.received.map(({ mail }) => mail).filter(({ to }) => to.includes(alarm));

  test.each([
    ['on the second day', '2026-11-24 11:00', {}, '2026-11-27 10:59', '2026-11-27 11:01'],
    ['not on a Sunday', '2026-11-27 12:00', {}, '2026-11-30 17:00', '2026-12-01 12:01'],
    ['not at night', '2026-11-24 11:00', { area: 'Bedok' }, '2026-11-26 17:59', '2026-11-27 08:00'],
    ['not on holidays', '2026-12-23 11:00', {}, '2026-12-28 10:59', '2026-12-28 11:01'],
  ])('is mailed to the other address too, %s', async (_what, received, values, before, at) => {
    service.start({ DIGEST: 'off', MAIL_ALARM_TO: alarm });
    await service.sendAt(received, values);
    await service.at(before.replace(/\d\d:\d\d/, '09:30'), before);
    expect(escalated()).toEqual([]);
    const count = subjects().length;
    await service.at(at);
    expect(escalated().map(({ subject }) => subject)).toEqual(['Late: A visitor']);
    expect(escalated()[0]!.html).toContain('https://sapu.example/office/answered?link=');
    expect(subjects().slice(count)).toEqual(['Late: A visitor']);
    await service.at(at.replace(/\d\d:/, '16:'));
    expect(escalated()).toHaveLength(1);
  });

  test('is mailed there with each list of the morning until it is answered, without those that are not overdue', async () => {
    service.start({ DIGEST: 'daily', MAIL_ALARM_TO: alarm });
    const id = await service.sendAt('2026-11-24 15:00', { name: 'Ana' });
    await service.at('2026-11-25 08:00', '2026-11-26 08:00', '2026-11-27 08:00');
    await service.sendAt('2026-11-27 09:00', { name: 'Ben', email: 'ben@example.com' });
    await service.at('2026-11-27 14:59');
    expect(escalated()).toEqual([]);
    // The function does not run in the afternoon.
    await service.at('2026-11-28 09:00', '2026-11-28 09:10');
    expect(escalated().map(({ subject }) => subject)).toEqual(['Late: Ana']);
    await service.at('2026-11-30 08:00');
    expect(escalated()).toHaveLength(2);
    await service.act(id, 'answered');
    await service.at('2026-12-01 08:00');
    expect(escalated().filter(({ text }) => /Ana, /.test(text))).toHaveLength(2);
  });

  test('waits for nothing but its answer: a list that waits is not sent after it', async () => {
    service.start({ ...service.bySmtp, RESEND_API_KEY: 're_1', DIGEST: 'off', MAIL_ALARM_TO: alarm });
    const id = await service.sendAt('2026-11-24 11:00');
    service.smtp.behaviour = 'refusing';
    await service.at('2026-11-25 11:05', '2026-11-27 11:01');
    await service.act(id, 'answered');
    service.smtp.behaviour = 'well';
    await service.at('2026-11-27 12:00', '2026-11-27 16:00');
    expect(service.smtp.received).toEqual([]);
  });

  test('has no other mail if there is no other address', async () => {
    await service.sendAt('2026-11-24 11:00');
    await service.at('2026-11-25 11:05', '2026-11-27 11:01', '2026-11-30 08:00');
    expect(await service.database.sql`select 1 from contact.outbox where kind = 'overdue'`).toEqual([]);
  });
});
