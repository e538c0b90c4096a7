import { randomBytes } from 'node:crypto';
import * as cheerio from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LinkAction } from '../../../supabase/functions/send-contact-email/actions.ts';
import { linkActions, OfficeHarness, tokenIn } from './office.ts';

let office: OfficeHarness;
beforeAll(async () => {
  office = await OfficeHarness.start();
});
afterAll(() => office.stop());
afterEach(() => office.clear());

const headingOf = async (answer: Response) =>
  cheerio
    .load(await answer.text())('h1')
    .text();

describe('a button in a mail', () => {
  test('asks for confirmation and performs its action; a second press shows when it was performed', async () => {
    const id = await office.submit();
    const { answered } = await office.links(id);
    const opened = await office.get(answered);
    const $ = cheerio.load(await opened.text());
    expect([opened.status, $('h1').text(), $('form').length]).toEqual([200, 'Was this enquiry answered?', 1]);
    expect($('main').text()).toContain('Three rooms.');
    expect(await office.statusOf(id)).toBe('new');
    // Sends the form of the page, as a browser does.
    const link = $('input[name=link]').attr('value')!;
    expect($('form').attr('action')).toBe('/office/answered');
    expect(await headingOf(await office.post('answered', { link }))).toBe('Marked as answered');
    expect(await office.statusOf(id)).toBe('answered');
    const again = cheerio.load(await (await office.post('answered', { link })).text());
    expect(again('h1').text()).toBe('This button was pressed before');
    expect(again('main').text()).toMatch(/You pressed it on \w{3}, \d+ \w+, \d/);
    // If the link is opened again, the page shows the status, without a button.
    const opened2 = cheerio.load(await (await office.get(answered)).text());
    expect([opened2('h1').text(), opened2('button').length]).toEqual(['Marked as answered', 0]);
  });

  test('that was pressed before does not undo a later action; the same button in a later mail works', async () => {
    const id = await office.submit();
    const { answered, spam } = await office.links(id, new Date('2026-11-01'));
    await office.press(answered);
    await office.press(spam);
    expect(await office.statusOf(id)).toBe('spam');
    expect(await headingOf(await office.press(answered))).toBe('This button was pressed before');
    expect(await office.statusOf(id)).toBe('spam');
    await office.press((await office.links(id, new Date('2026-11-02'))).answered);
    expect(await office.statusOf(id)).toBe('answered');
  });

  test('performs its action once if it is pressed ten times at once', async () => {
    const id = await office.submit();
    const { remind } = await office.links(id);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => headingOf(await office.press(remind))));
    expect(answers.filter((heading) => heading.startsWith('You get a mail about it on'))).toHaveLength(1);
    expect(answers.filter((heading) => heading === 'This button was pressed before')).toHaveLength(9);
  });

  test('"Remind me tomorrow" has no effect on an enquiry that is not open', async () => {
    const id = await office.submit();
    const { remind, answered } = await office.links(id);
    await office.press(remind);
    // An answered enquiry needs no reminder, and its link cannot request one.
    await office.press(answered);
    expect(await headingOf(await office.press((await office.links(id, new Date(0))).remind))).toBe(
      'This link is too old',
    );
    const later = await office.links(id, new Date(Date.now() - 5_000));
    expect(await headingOf(await office.press(later.remind))).toBe('Nothing was changed');
    expect(await office.database.sql`select remind_at from contact.enquiries`).toEqual([{ remind_at: null }]);
  });

  test('turns spam into an open enquiry, whose two mails are sent once', async () => {
    const id = await office.submit({}, true);
    const { genuine } = await office.links(id);
    expect(await headingOf(await office.press(genuine))).toBe('This enquiry is open now');
    await office.press(genuine);
    await office.settled();
    expect(await office.statusOf(id)).toBe('new');
    expect(office.mail.received.map(({ key }) => key).toSorted()).toEqual([`${id}.ack`, `${id}.notify`]);
  });

  test('shows that a deleted enquiry is gone', async () => {
    const id = await office.submit();
    const { spam } = await office.links(id);
    await office.database.sql`select contact.forget('visitor@example.com')`;
    for (const answer of [await office.get(spam), await office.press(spam)]) {
      expect([answer.status, await headingOf(answer)]).toEqual([410, 'This enquiry was deleted']);
    }
  });

  test('has the same link at each attempt to send its mail', async () => {
    const id = await office.submit();
    const [first, second] = [await office.links(id, new Date(5_000)), await office.links(id, new Date(5_400))];
    expect(first).toEqual(second);
  });
});

describe('programs that open every link in a mail', () => {
  test('change nothing', async () => {
    const ids = [await office.submit(), await office.submit({}, true)];
    const before = await office.everything();
    for (const id of ids) {
      for (const link of Object.values(await office.links(id))) {
        for (const method of ['GET', 'HEAD', 'GET']) {
          expect((await office.get(link, {}, method)).status).toBe(200);
        }
      }
    }
    expect(await office.everything()).toBe(before);
  });
});

/** The token with one part changed by `change`. */
function changed(token: string, part: 0 | 1 | 2, change: (text: string) => string): string {
  const parts = token.split('.');
  parts[part] = change(parts[part]!);
  return parts.join('.');
}
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;

test('none of 200 forged, expired, replayed, cross-enquiry and cross-action links has an effect', async () => {
  const mine = await office.submit();
  const other = await office.submit({ email: 'other@example.com' });
  const used = await office.submit({ email: 'used@example.com' });
  const now = new Date();
  const [ofMine, ofOther, ofUsed] = await Promise.all([mine, other, used].map((id) => office.links(id, now)));
  // Used links: each was pressed, and the enquiry was opened again afterwards.
  for (const action of ['answered', 'spam', 'remind'] as const) {
    await office.press(ofUsed![action]);
    await office.database.sql`update contact.enquiries set status = 'new', remind_at = null where id = ${used}`;
  }
  const tries: [string, LinkAction, string][] = [];
  const add = (kind: string, action: LinkAction, token: string) => tries.push([kind, action, token]);
  const days = 24 * 60 * 60 * 1_000;
  for (const action of linkActions) {
    const token = tokenIn(ofMine![action]);
    const [, payload] = token.split('.') as [string, string, string];
    // Forged links: other secrets, no signature, another algorithm, and changed characters in each part.
    for (let index = 0; index < 12; index += 1) {
      add('forged', action, tokenIn((await office.links(mine, now, randomBytes(24).toString('hex')))[action]));
      const signature = randomBytes(32).toString('base64url');
      add(
        'forged',
        action,
        changed(token, 2, () => signature),
      );
      const place = index * 3;
      const flip = (text: string) => text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);
      add('forged', action, changed(token, index % 2 === 0 ? 1 : 2, flip));
    }
    for (const alg of ['none', 'None', 'HS384', 'RS256']) {
      add('forged', action, `${encode({ alg })}.${payload}.`);
      add(
        'forged',
        action,
        changed(token, 0, () => encode({ alg })),
      );
    }
    add(
      'forged',
      action,
      changed(token, 1, (text) => encode({ ...decode(text), exp: 9_999_999_999 })),
    );
    for (const text of ['', 'x', '..', token.slice(0, -1), `${token}.`, `${token}A`, mine]) add('forged', action, text);
    // Expired links: from mails that are more than 60 days old.
    for (const age of [60.1, 61, 100, 365]) {
      add('expired', action, tokenIn((await office.links(mine, new Date(now.getTime() - age * days)))[action]));
    }
    // Cross-enquiry links: the id of another enquiry in this token, or the token of another enquiry with this
    // signature.
    add(
      'cross-enquiry',
      action,
      changed(token, 1, (text) => encode({ ...decode(text), sub: other })),
    );
    const foreign = tokenIn(ofOther![action]).split('.');
    add('cross-enquiry', action, [foreign[0], foreign[1], token.split('.')[2]].join('.'));
    // Cross-action links: the link for another action, as it is or renamed to this action.
    for (const another of linkActions.filter((name) => name !== action)) {
      add('cross-action', action, tokenIn(ofMine![another]));
      add(
        'cross-action',
        action,
        changed(tokenIn(ofMine![another]), 1, (text) => encode({ ...decode(text), aud: `link:${action}` })),
      );
    }
    if (action !== 'genuine')
      for (let index = 0; index < 3; index += 1) add('replayed', action, tokenIn(ofUsed![action]));
  }
  expect(tries.length).toBeGreaterThanOrEqual(200);
  const kinds = new Set(tries.map(([kind]) => kind));
  expect([...kinds].toSorted()).toEqual(['cross-action', 'cross-enquiry', 'expired', 'forged', 'replayed']);
  const before = await office.everything();
  const opened = new Map<string, Set<number>>();
  for (const [kind, action, token] of tries) {
    const answer = await office.post(action, { link: token });
    opened.set(kind, (opened.get(kind) ?? new Set()).add(answer.status));
    const text = await answer.text();
    if (kind !== 'replayed') expect(text).not.toContain('Three rooms.');
  }
  expect(await office.everything()).toBe(before);
  expect(Object.fromEntries([...opened].map(([kind, all]) => [kind, [...all]]))).toEqual({
    forged: [404],
    expired: [410],
    'cross-enquiry': [404],
    'cross-action': [404],
    replayed: [200],
  });
  // The genuine links still work.
  await office.press(ofMine!.answered);
  expect(await office.statusOf(mine)).toBe('answered');
});

test('the log has no link, no secret and no data of a visitor', async () => {
  const id = await office.submit({ name: 'Ana Tan', email: 'ana@example.com', message: 'A secret wish' });
  const links = await office.links(id);
  for (const link of Object.values(links)) {
    await office.get(link);
    await office.press(link);
    await office.press(link);
    await office.press(`${link}x`);
  }
  // A mail server that is down for a moment delays the sign-in link.
  office.mail.behaviour = 'refusing';
  await office.post('ask');
  await expect.poll(() => office.logged.join()).toContain('sign-in-mail-failed');
  office.mail.behaviour = 'well';
  await office.settled();
  const key = new URL(/https:\S+/.exec(office.mail.received.at(-1)!.mail.text)![0]).searchParams.get('key')!;
  await office.post('enter', { key });
  await office.get('');
  const log = office.logged.join('\n');
  expect(log).toContain('"event":"changed"');
  for (const text of [
    ...Object.values(links).map(tokenIn),
    office.secret,
    'Ana',
    'ana@',
    'wish',
    '8000',
    'eyJ',
    'office@',
  ]) {
    expect(log).not.toContain(text);
  }
});
