import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { statuses } from '../../../supabase/functions/send-contact-email/status.ts';
import { pageOf, shown, tokenIn, useOffice } from './office.ts';

const office = useOffice();

const headingOf = async (answer: Response) => (await shown(answer)).heading;

describe('a button in a mail', () => {
  test('asks for confirmation and changes the status; a second press shows when it was changed', async () => {
    const id = await office.submit({ message: "Three rooms.\nThe visitor's own words." });
    const { answered } = await office.links(id);
    const opened = await shown(await office.get(answered));
    expect(opened).toMatchObject({ status: 200, heading: 'Was this enquiry answered?', to: '/office/answered' });
    expect(opened.text).toContain("Three rooms. The visitor's own words.");
    expect(await office.statusOf(id)).toBe('new');
    // Sends the form of the page, as a browser does.
    const link = (await pageOf(await office.get(answered)))('input[name=link]').attr('value')!;
    expect(await headingOf(await office.post('answered', { link }))).toBe('Marked as answered');
    expect(await office.statusOf(id)).toBe('answered');
    const again = await shown(await office.post('answered', { link }));
    expect(again).toMatchObject({
      heading: 'Nothing was changed',
      text: expect.stringMatching(/Answered on \w{3}, \d/),
    });
    // If the link is opened again, the page shows the status, without a button.
    expect(await shown(await office.get(answered))).toMatchObject({ heading: 'Marked as answered', button: '' });
  });

  test.each([
    ['answered', ['new']],
    ['spam', ['new', 'answered']],
    ['answered', ['spam']],
    ['new', ['spam']],
    ['new', ['answered']],
  ] as const)('"%s" works again after the owner pressed %j', async (status, changes) => {
    const id = await office.submit({}, { spam: status === 'new' });
    const link = (await office.links(id))[status];
    await office.press(link);
    for (const change of changes) await office.change(id, change);
    expect((await shown(await office.get(link))).button).not.toBe('');
    expect(await headingOf(await office.press(link))).not.toMatch('Nothing was changed');
    expect(await office.statusOf(id)).toBe(status);
    expect(await headingOf(await office.press(link))).toBe('Nothing was changed');
  });

  test('changes the status once if it is pressed ten times at once', async () => {
    const { answered } = await office.links(await office.submit());
    const answers = await Promise.all(Array.from({ length: 10 }, async () => headingOf(await office.press(answered))));
    expect(answers.toSorted()).toEqual(['Marked as answered', ...Array<string>(9).fill('Nothing was changed')]);
  });

  test('turns spam into an open enquiry, whose two mails are sent once', async () => {
    const id = await office.submit({}, { spam: true });
    const { new: open } = await office.links(id);
    expect((await shown(await office.get(open))).button).toBe('Not spam');
    expect(await headingOf(await office.press(open))).toBe('This enquiry is open now');
    for (const status of ['answered', 'new', 'spam'] as const) await office.change(id, status);
    await office.press(open);
    await office.settled();
    expect(await office.statusOf(id)).toBe('new');
    expect(office.mail.received.map(({ key }) => key).toSorted()).toEqual([`${id}.ack`, `${id}.notify`]);
  });

  test('shows that a deleted enquiry is gone', async () => {
    const { spam } = await office.links(await office.submit());
    await office.database.sql`select contact.forget('visitor@example.com')`;
    for (const answer of [await office.get(spam), await office.press(spam)])
      expect(await shown(answer)).toMatchObject({ status: 410, heading: 'This enquiry was deleted' });
  });
});

test('programs that open every link in a mail change nothing', async () => {
  const ids = [await office.submit(), await office.submit({}, { spam: true })];
  const before = await office.everything();
  for (const id of ids)
    for (const link of Object.values(await office.links(id)))
      for (const method of ['GET', 'HEAD', 'GET']) expect((await office.get(link, {}, method)).status).toBe(200);
  expect(await office.everything()).toBe(before);
});

test('no link that is forged, expired, of another enquiry or to another status has an effect, or shows an enquiry', async () => {
  const [mine, other] = [await office.submit(), await office.submit({ email: 'other@example.com' })];
  const [ofMine, ofOther] = [await office.links(mine), await office.links(other)];
  const ofOtherSecret = await office.links(mine, new Date(), randomBytes(24).toString('hex'));
  const old = await office.links(mine, new Date(Date.now() - 60.1 * 24 * 60 * 60 * 1_000));
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const before = await office.everything();
  for (const status of statuses) {
    const [header, payload, signature] = tokenIn(ofMine[status]).split('.');
    const [, payloadOfOther] = tokenIn(ofOther[status]).split('.');
    const forged = ['', 'x', mine, `${header}.${payload}.`, `${unsigned}.${payload}.`, tokenIn(ofOtherSecret[status])];
    const toOthers = statuses.filter((name) => name !== status).map((name) => tokenIn(ofMine[name]));
    const refused = [...forged, `${header}.${payloadOfOther}.${signature}`, ...toOthers];
    for (const link of [...refused, tokenIn(old[status])]) {
      const answer = await office.post(status, { link });
      expect(answer.status, `${status} ${link}`).toBe(refused.includes(link) ? 404 : 410);
      expect(await answer.text()).not.toContain('Three rooms.');
    }
  }
  expect(await office.everything()).toBe(before);
  await office.press(ofMine.answered);
  expect(await office.statusOf(mine)).toBe('answered');
});
