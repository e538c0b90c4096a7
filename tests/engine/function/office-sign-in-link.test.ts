import { describe, expect, test } from 'vitest';
import { shown, useOffice } from './office.ts';

const office = useOffice();

const refused = {
  status: 410,
  text: expect.stringContaining('This link was used before, or is older than 15 minutes.') as string,
  button: 'Send me a new link',
  to: '/office/ask',
};

describe('the sign-in link', () => {
  test('is sent only to the mailbox of the enquiries, asks for confirmation, and signs in once', async () => {
    const link = await office.ask();
    expect(office.mail.received.map(({ mail }) => mail.to)).toEqual([['office@sapu.example']]);
    for (let time = 0; time < 3; time += 1)
      expect(await shown(await office.get(link))).toMatchObject({ status: 200, button: 'Open the enquiries' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.enter(link)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array<number>(9).fill(410)]);
    const entered = answers.find(({ status }) => status === 303)!;
    expect(entered.headers.get('location')).toBe('/office');
    expect(entered.headers.get('set-cookie')).toMatch(
      /^__Secure-office=[\w.-]+; Path=\/office; Max-Age=43200; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await shown(await office.get(''))).heading).toBe('Enquiries');
    expect(await shown(await office.get(link))).toMatchObject(refused);
    const again = await office.enter(link);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await shown(again)).toMatchObject(refused);
  });

  test('that is expired shows this at once, also a month later', async () => {
    const link = await office.ask();
    office.clock.offset = 14 * 60_000;
    expect((await office.get(link)).status).toBe(200);
    for (const minutes of [16, 30 * 24 * 60]) {
      office.clock.offset = minutes * 60_000;
      expect(await shown(await office.get(link))).toMatchObject(refused);
    }
  });

  test('is sent again if the mail server is down for a moment', async () => {
    office.mail.behaviour = 'refusing';
    await office.post('ask');
    await expect.poll(() => office.logged.map(({ event }) => event)).toContain('sign-in-mail-failed');
    office.mail.behaviour = 'well';
    await office.settled();
    expect(office.mail.received).toHaveLength(1);
  });

  test('is sent at most three times in 15 minutes, and the answer is always the same', async () => {
    const answers: string[] = [];
    for (let time = 0; time < 10; time += 1) {
      const answer = await office.post('ask');
      answers.push(`${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`);
    }
    await office.settled();
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('No more than three links are sent in 15 minutes');
    expect(office.mail.received).toHaveLength(3);
  });

  test('works whenever the owner asks, however often others ask', async () => {
    for (let time = 0; time < 30; time += 1) {
      await office.post('ask');
      await office.settled();
      const newest = /https:\S+/.exec(office.mail.received.at(-1)!.mail.text)![0];
      expect((await office.get(newest)).status, `request ${time}`).toBe(200);
      await office.database.sql`
        update contact.sign_ins
        set created_at = created_at - interval '16 minutes', expires_at = expires_at - interval '16 minutes'`;
    }
    // After 20 links in a day, one link an hour.
    expect(office.mail.received).toHaveLength(20 + 3);
    // A link that was used does not count.
    await office.signIn();
    await office.signIn();
    expect((await office.get('')).status).toBe(200);
  });
});
