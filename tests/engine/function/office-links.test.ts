import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { linkActions } from '../../../supabase/functions/send-contact-email/actions.ts';
import { pageOf, shown, tokenIn, useOffice } from './office.ts';

const office = useOffice();

const headingOf = async (answer: Response) => (await shown(answer)).heading;

describe('a button in a mail', () => {
  test('asks for confirmation and performs its action; a second press shows when it was performed', async () => {
    const id = await office.submit({ message: "Three rooms.\nThe visitor's own words." });
    const { answered } = await office.links(id);
    const opened = await office.get(answered);
    const $ = await pageOf(opened);
    expect([opened.status, $('h1').text(), $('form').length]).toEqual([200, 'Was this enquiry answered?', 1]);
    expect($('main').text()).toContain('Three rooms.');
    expect($('main').text()).toContain("The visitor's own words.");
    expect(await office.statusOf(id)).toBe('new');
    // Sends the form of the page, as a browser does.
    const link = $('input[name=link]').attr('value')!;
    expect($('form').attr('action')).toBe('/office/answered');
    expect(await headingOf(await office.post('answered', { link }))).toBe('Marked as answered');
    expect(await office.statusOf(id)).toBe('answered');
    const again = await shown(await office.post('answered', { link }));
    expect(again.heading).toBe('Nothing was changed');
    expect(again.text).toMatch(/Answered on \w{3}, \d+ \w+, \d/);
    // If the link is opened again, the page shows the status, without a button.
    expect(await shown(await office.get(answered))).toMatchObject({ heading: 'Marked as answered', button: '' });
  });

  test.each([
    ['answered', ['reopen'], 'answered'],
    ['spam', ['genuine', 'answered'], 'spam'],
    ['answered', ['spam'], 'answered'],
    ['genuine', ['spam'], 'new'],
  ] as const)('"%s" works again after the owner pressed %j', async (action, changes, status) => {
    const id = await office.submit({}, { spam: action === 'genuine' });
    const link = (await office.links(id))[action];
    await office.press(link);
    for (const change of changes) await office.act(id, change);
    expect((await shown(await office.get(link))).button).not.toBe('');
    expect(await headingOf(await office.press(link))).not.toMatch('Nothing was changed');
    expect(await office.statusOf(id)).toBe(status);
    expect(await headingOf(await office.press(link))).toBe('Nothing was changed');
  });

  test('performs its action once if it is pressed ten times at once', async () => {
    const id = await office.submit();
    const { answered } = await office.links(id);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => headingOf(await office.press(answered))));
    expect(answers.filter((heading) => heading === 'Marked as answered')).toHaveLength(1);
    expect(answers.filter((heading) => heading === 'Nothing was changed')).toHaveLength(9);
  });

  test('that the status does not allow is not shown, and has no effect', async () => {
    const id = await office.submit();
    const { answered, genuine } = await office.links(id);
    expect(await shown(await office.get(genuine))).toMatchObject({ heading: 'This enquiry is open now', button: '' });
    await office.press(answered);
    expect(await shown(await office.get(genuine))).toMatchObject({ heading: 'Marked as answered', button: '' });
    expect(await headingOf(await office.press(genuine))).toBe('Nothing was changed');
    expect(await office.statusOf(id)).toBe('answered');
  });

  test('turns spam into an open enquiry, whose two mails are sent once', async () => {
    const id = await office.submit({}, { spam: true });
    const { genuine } = await office.links(id);
    expect(await headingOf(await office.press(genuine))).toBe('This enquiry is open now');
    await office.press(genuine);
    await office.settled();
    expect(await office.statusOf(id)).toBe('new');
    expect(office.mail.received.map(({ key }) => key).toSorted()).toEqual([`${id}.ack`, `${id}.notify`]);
  });

  test('leads to a page that shows a date of another year with its year', async () => {
    const id = await office.submit();
    office.setTime('2026-12-31 10:00');
    await office.act(id, 'answered');
    office.setTime('2027-01-02 10:00');
    const { answered } = await office.links(id, new Date(office.clock.now()));
    expect((await shown(await office.get(answered))).text).toContain('Answered on 31 Dec 2026, 10:00 am');
  });

  test('shows that a deleted enquiry is gone', async () => {
    const id = await office.submit();
    const { spam } = await office.links(id);
    await office.database.sql`select contact.forget('visitor@example.com')`;
    for (const answer of [await office.get(spam), await office.press(spam)]) {
      expect(await shown(answer)).toMatchObject({ status: 410, heading: 'This enquiry was deleted' });
    }
  });

  test('has the same link at each attempt to send its mail', async () => {
    const id = await office.submit();
    const [first, second] = [await office.links(id, new Date(5_000)), await office.links(id, new Date(5_400))];
    expect(first).toEqual(second);
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

test('no forged, expired, cross-enquiry or cross-action link has an effect, or shows an enquiry', async () => {
  const [mine, other] = [await office.submit(), await office.submit({ email: 'other@example.com' })];
  const [ofMine, ofOther] = [await office.links(mine), await office.links(other)];
  const ofOtherSecret = await office.links(mine, new Date(), randomBytes(24).toString('hex'));
  const old = await office.links(mine, new Date(Date.now() - 60.1 * 24 * 60 * 60 * 1_000));
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const before = await office.everything();
  for (const action of linkActions) {
    const [header, payload, signature] = tokenIn(ofMine[action]).split('.');
    const [, payloadOfOther] = tokenIn(ofOther[action]).split('.');
    const forged = ['', 'x', mine, `${header}.${payload}.`, `${unsigned}.${payload}.`, tokenIn(ofOtherSecret[action])];
    const ofOtherActions = linkActions.filter((name) => name !== action).map((name) => tokenIn(ofMine[name]));
    const refused = [...forged, `${header}.${payloadOfOther}.${signature}`, ...ofOtherActions];
    for (const link of [...refused, tokenIn(old[action])]) {
      const answer = await office.post(action, { link });
      expect(answer.status, `${action} ${link}`).toBe(refused.includes(link) ? 404 : 410);
      expect(await answer.text()).not.toContain('Three rooms.');
    }
  }
  expect(await office.everything()).toBe(before);
  await office.press(ofMine.answered);
  expect(await office.statusOf(mine)).toBe('answered');
});
