import { beforeEach, describe, expect, test } from 'vitest';
import { pageOf, useOffice, valuesOf } from './office.ts';

const office = useOffice();
beforeEach(() => office.signIn());
const namesAt = (address: string) => office.namesAt(address);

describe('the enquiry list', () => {
  test('lists enquiries, the newest first, filtered by status and by text', async () => {
    const ana = await office.submit({ name: 'Ana', phone: '+65 9123 4567', message: '100% cotton_bags' });
    const bob = await office.submit({ name: 'Bob', email: 'Bob@Example.org', area: 'Bedok' });
    await office.submit({ name: 'Eve' }, { spam: true });
    await office.database
      .sql`update contact.enquiries set created_at = created_at - interval '1 day' where id = ${ana}`;
    await office.database
      .sql`update contact.outbox set state = 'dead', last_error = 'The mail provider answered 500.' where enquiry_id = ${ana} and kind = 'ack'`;
    await office.post('change', { enquiry: bob, action: 'answered' });
    expect(await namesAt('?status=all')).toEqual(['Eve', 'Bob', 'Ana']);
    expect(await namesAt('')).toEqual(['Ana']);
    expect(await namesAt('?status=answered')).toEqual(['Bob']);
    expect(await namesAt('?status=spam')).toEqual(['Eve']);
    expect(await namesAt('?status=undelivered')).toEqual(['Ana']);
    expect(await namesAt('?status=all&search=bob%40example')).toEqual(['Bob']);
    expect(await namesAt('?search=91234567')).toEqual(['Ana']);
    expect(await namesAt('?search=100%25')).toEqual(['Ana']);
    expect(await namesAt('?search=n_b')).toEqual(['Ana']);
    expect(await namesAt('?status=all&search=BEDOK')).toEqual(['Bob']);
    expect(await namesAt('?search=%27%20or%201%3D1')).toEqual([]);
    expect(await namesAt('?search=a%00na')).toEqual(['Ana']);
    expect(await namesAt('?status=nothing&page=-1')).toEqual(['Ana']);
    const filters = async (address: string) => {
      const page = await pageOf(await office.get(address));
      return page('nav a')
        .toArray()
        .map((link) => page(link).text().replaceAll(/\s/g, ' '));
    };
    expect(await filters('')).toEqual(['Open 1', 'Answered 1', 'Spam 1', 'Mail not delivered 1', 'All 3']);
    expect(await filters('?search=BEDOK')).toEqual(['Open 0', 'Answered 1', 'Spam 0', 'Mail not delivered 0', 'All 1']);
    const $ = await pageOf(await office.get('?status=undelivered'));
    expect($('article').text()).toContain('The mail to the visitor was not delivered: The mail provider answered 500.');
  });

  test('lists open enquiries by the time that their reply is due, the most overdue first, on all pages', async () => {
    office.setTime('2026-11-26 12:00');
    office.cookie = '';
    await office.signIn();
    const { sql } = office.database;
    // On Wednesday after closing time, a reply on the same day is due on Thursday at 18:00.
    const times = { Tuesday: '24 10:00', Wednesday: '25 09:00', Morning: '26 08:30', Noon: '26 11:00' };
    for (const [name, time] of Object.entries(times))
      for (const area of [null, 'Bedok']) {
        const id = await office.submit({ name: area === null ? name : `${name} in an area` });
        const since = `2026-11-${time} +08:00`;
        await sql`update contact.enquiries set area = ${area}, status_changed_at = ${since}::timestamptz where id = ${id}`;
      }
    const order = ['Tuesday in an area', 'Tuesday', 'Wednesday in an area', 'Wednesday'];
    const later = ['Morning in an area', 'Noon in an area', 'Morning', 'Noon'];
    expect(await namesAt('')).toEqual([...order, ...later]);
    expect(await namesAt('?search=noon')).toEqual(later.filter((name) => name.startsWith('Noon')));
    for (let index = 0; index < 22; index += 1) {
      const id = await office.submit({ name: `Visitor ${index}` });
      await sql`update contact.enquiries set area = null, status_changed_at = '2026-11-26T02:00Z' where id = ${id}`;
    }
    expect((await namesAt('')).slice(0, 7)).toEqual([...order, ...later.slice(0, 3)]);
    expect(await namesAt('?page=2')).toEqual(expect.arrayContaining(['Noon']));
    expect(new Set([...(await namesAt('')), ...(await namesAt('?page=2'))]).size).toBe(30);
    expect((await namesAt('?status=all'))[0]).toBe('Visitor 21');
  });

  test.each([
    ['the same mailbox', { email: 'Bea.Koh+home@gmail.com', phone: '8111 2222' }, { email: 'beakoh@gmail.com' }],
    ['the same number', { email: 'bea@example.org', phone: '+65 8111 2222' }, { phone: '(65)81112222' }],
    ['the number without its country code', { phone: '８１１１２２２２' }, { phone: '+65-8111-2222' }],
  ])('says that somebody wrote before from %s, with a link to both', async (_what, first, second) => {
    await office.submit({ name: 'First', email: 'first@example.com', ...first });
    const again = await office.submit({ name: 'Again', phone: '6123 9999', email: 'again@example.com', ...second });
    await office.submit({ name: 'Other', phone: '6123 9998', email: 'other@example.com' });
    await office.submit({ name: 'Short', phone: '2222', email: 'short@example.com' });
    const $ = await pageOf(await office.get('?status=all'));
    const links = $('article a:contains("Wrote before")');
    expect(links.closest('article').find('h2').text()).toBe('Again');
    expect(links.attr('href')).toBe(`/office?status=all&search=${again}`);
    await office.drain();
    const mails = office.mailsOf('notify').filter(({ text }) => text.includes('Wrote before'));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Again')]);
    const href = `https://sapu.example${links.attr('href')!}`;
    expect(mails[0]!.text).toContain(`Wrote before: ${href}\n`);
    expect(mails[0]!.html).toContain(`"${href.replace('&', '&amp;')}"`);
    expect((await namesAt(href)).toSorted()).toEqual(['Again', 'First']);
  });

  test('searches all enquiries, and says how many a table has', async () => {
    const id = await office.submit({ name: 'Priya' });
    await office.submit({ name: 'Bob', message: 'Priya told me.' });
    await office.act(id, 'answered');
    const $ = await pageOf(await office.get('?status=answered'));
    const form = new URLSearchParams({ ...valuesOf($('form.search')), search: 'priya' });
    const found = await pageOf(await office.get(`?${form.toString()}`));
    expect(found('article h2').text()).toBe('BobPriya');
    expect(found('a[href*=export]').text()).toBe('Download as a table (2)');
  });

  test('has pages of 25, and shows the last instead of one after it, with the result of a button at the top', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 26; index += 1) ids.push(await office.submit({ name: `Visitor ${index}` }));
    expect((await namesAt('')).length).toBe(25);
    expect(await namesAt('?status=all&page=2')).toEqual(['Visitor 0']);
    const $ = await pageOf(await office.get('?search=visitor'));
    expect($('a[href="/office?search=visitor&page=2"]').text()).toBe('Next');
    // The only enquiry of the second page leaves the list.
    const form = { enquiry: ids[25]!, action: 'answered', page: '2' };
    const shown = await pageOf(await office.get((await office.post('change', form)).headers.get('location')!));
    expect(shown('main > [role=status]#did').text()).toBe('Visitor 25: answered');
    expect(shown('article')).toHaveLength(25);
  });

  test('has buttons that change the status, and returns to the same place', async () => {
    office.setTime('2026-11-24 10:00');
    await office.signIn();
    const id = await office.submit({ name: 'SEO Expert' });
    await office.submit({ name: 'Newer' });
    const steps = [
      ['answered', 'answered', 'SEO Expert: answered'],
      ['answered', 'answered', 'SEO Expert: nothing was changed'],
      ['reopen', 'new', 'SEO Expert: open again'],
      ['spam', 'spam', 'SEO Expert: spam'],
      ['genuine', 'new', 'SEO Expert: open now'],
    ] as const;
    for (const [action, status, note] of steps) {
      const answer = await office.post('change', { enquiry: id, action, status: 'all', search: 'rooms' });
      expect(answer.status).toBe(303);
      const location = answer.headers.get('location')!;
      expect(location).toMatch(/^\/office\?status=all&search=rooms&.*#did$/);
      const $ = await pageOf(await office.get(location));
      expect($('[role=status]').text()).toBe(note);
      // The message is between the card of this enquiry and the card before it.
      expect($('#did').next('article').find('h2').text()).toBe('SEO Expert');
      expect($('#did').prev('article').find('h2').text()).toBe('Newer');
      expect(await office.statusOf(id)).toBe(status);
    }
    for (const [enquiry, action] of [
      ['x', 'spam'],
      [id, 'drop'],
      [id, 'constructor'],
    ] as const) {
      expect((await office.post('change', { enquiry, action })).status).toBe(404);
    }
  });

  test('sends dead mails again', async () => {
    const id = await office.submit();
    await office.database
      .sql`update contact.outbox set state = 'dead', attempts = 40, queued_at = now() - interval '4 days'`;
    await office.post('change', { enquiry: id, action: 'resend' });
    await office.settled();
    const keys = office.mail.received.slice(1).map(({ key }) => key);
    expect(keys.toSorted()).toEqual([`${id}.ack`, `${id}.notify`]);
  });

  test('shows texts of visitors as text, not as HTML', async () => {
    await office.submit({
      name: '<script>alert(1)</script>',
      message: '"><form action="https://evil.example">',
      email: `"'<b>@example.com`,
    });
    const $ = await pageOf(await office.get('?search=%22%3E%3Cform'));
    expect($('script, article b, form[action^="https://evil"]').length).toBe(0);
    expect($('h2').text()).toBe('<script>alert(1)</script>');
  });
});

test('a card shows until when to reply, or that the reply is late; the end of a long message can be opened', async () => {
  office.setTime('2026-11-24 10:00');
  office.cookie = '';
  await office.signIn();
  const [long, late] = [await office.submit({ message: '家'.repeat(700) }), await office.submit({ name: 'Late' })];
  const ofArea = await office.submit({ name: 'Of an area', area: 'Bedok' });
  const { sql } = office.database;
  await sql`update contact.enquiries set status_changed_at = '2026-11-24T00:30Z' where id = ${ofArea}`;
  await sql`update contact.enquiries set status_changed_at = '2026-11-23T15:00Z' where id = ${long}`;
  await sql`update contact.enquiries set status_changed_at = '2026-11-20T02:00Z' where id = ${late}`;
  const $ = await pageOf(await office.get(''));
  const badge = (id: string) => $(`article[aria-labelledby="n-${id}"] .state`);
  expect(badge(long).text()).toMatch(/^Reply by Tue, 24 Nov, 6:00\spm$/);
  expect(badge(ofArea).text()).toMatch(/^Reply by Tue, 24 Nov, 6:00\spm$/);
  expect([badge(late).text(), badge(late).hasClass('late')]).toEqual(['Late by 3 days', true]);
  expect($('article details').text()).toBe(`Show all…${'家'.repeat(100)}`);
});

test('deletes all enquiries of a person after a confirmation, and leads back to the same list', async () => {
  const first = await office.submit({ name: 'Ana <b>Tan', email: 'ana.tan@example.com' });
  await office.submit({ name: 'Ana', email: 'ANA.TAN@example.com' });
  await office.submit({ name: 'Bob' });
  await office.press((await office.links(first)).answered);
  const back = '/office?status=all&search=ana';
  const list = await pageOf(await office.get(back));
  const asked = await pageOf(await office.get(list('article a[href*="forget"]').last().attr('href')!));
  expect(asked('h1').html()).toBe('Delete everything of ana<wbr>.tan<wbr>@example<wbr>.com?');
  expect(asked('main').text()).toMatch(/Names: Ana, Ana <b>Tan.*deleted for ever: 2/s);
  expect(asked('main p a').attr('href')).toBe(back);
  expect(await namesAt('?status=all')).toHaveLength(3);
  const form = valuesOf(asked('form'));
  const done = await pageOf(await office.post('forget', form));
  expect(done('main').text()).toContain('Deleted enquiries: 2');
  expect(done('main p a').attr('href')).toBe(back);
  expect(await namesAt('?status=all')).toEqual(['Bob']);
  expect((await office.post('forget', form)).status).toBe(410);
});
