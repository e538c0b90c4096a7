import { describe, expect, test } from 'vitest';
import { pageOf, useOffice } from './office.ts';
import { visitor } from './visitor.ts';

const office = useOffice();

async function shown(answer: Response): Promise<{ status: number; text: string; button: string; to?: string }> {
  const $ = await pageOf(answer);
  const to = $('form').attr('action');
  return {
    status: answer.status,
    text: $('main').text(),
    button: $('main button').text(),
    ...(to !== undefined && { to }),
  };
}

describe('a sign-in link that cannot be used any more', () => {
  const refused = {
    status: 410,
    text: expect.stringContaining('This link was used before, or is older than 15 minutes.') as string,
    button: 'Send me a new link',
    to: '/office/ask',
  };

  test('because it was used shows this at once, with a button for a new link', async () => {
    const link = await office.ask();
    expect(await shown(await office.get(link))).toMatchObject({ status: 200, button: 'Open the enquiries' });
    const key = new URL(link).searchParams.get('key')!;
    await office.post('enter', { key });
    expect(await shown(await office.get(link))).toMatchObject(refused);
    const again = await office.post('enter', { key });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await shown(again)).toMatchObject(refused);
  });

  test('because it is expired shows this at once, also a month later', async () => {
    const link = await office.ask();
    office.clock.offset = 14 * 60_000;
    expect((await office.get(link)).status).toBe(200);
    for (const minutes of [16, 30 * 24 * 60]) {
      office.clock.offset = minutes * 60_000;
      expect(await shown(await office.get(link))).toMatchObject(refused);
    }
  });
});

describe('sending a sign-in link', () => {
  test('is tried again if the mail server is down for a moment', async () => {
    office.mail.behaviour = 'refusing';
    await office.post('ask');
    await expect.poll(() => office.logged.map(({ event }) => event)).toContain('sign-in-mail-failed');
    office.mail.behaviour = 'well';
    await office.settled();
    expect(office.mail.received).toHaveLength(1);
  });

  test('happens at most three times in 15 minutes, and the answer is always the same', async () => {
    const answers: string[] = [];
    for (let time = 0; time < 10; time += 1) {
      const answer = await office.post('ask');
      answers.push(`${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`);
    }
    await office.settled();
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('No more than three links are sent in 15 minutes');
    // It does not promise a mail.
    expect(answers[0]).not.toContain('on its way');
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

test.each(['a/b', 'answered/', 'export/x', '/drain', 'x/drain'])(
  'a form that is sent to "%s" below the pages is neither an enquiry nor a drain',
  async (path) => {
    expect((await office.post(path, visitor)).status).toBe(404);
    expect(await office.database.sql`select from contact.enquiries`).toHaveLength(0);
  },
);
