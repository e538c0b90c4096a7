import { beforeEach, describe, expect, test } from 'vitest';
import { pageOf, textsIn, useOffice, valuesOf } from './office.ts';

const office = useOffice();
const { namesAt } = office;
beforeEach(() => office.signIn());

/** Moves the clock, and signs in at that time. */
async function openAt(time: string): Promise<void> {
  office.setTime(time);
  await office.signIn();
}

describe('the enquiry list', () => {
  test('lists enquiries, the newest first, filtered by status and by text', async () => {
    const { sql } = office.database;
    const ana = await office.submit({ name: 'Ana', phone: '+65 9123 4567', message: '100% cotton_bags' });
    const bob = await office.submit({ name: 'Bob', email: 'Bob@Example.org', area: 'Bedok' });
    await office.submit({ name: 'Eve' }, { spam: true });
    await sql`update contact.enquiries set created_at = created_at - interval '1 day' where id = ${ana}`;
    await sql`
      update contact.outbox set state = 'dead', last_error = 'The mail server answered 500.'
      where enquiry_id = ${ana} and kind = 'ack'`;
    await office.post('change', { enquiry: bob, to: 'answered' });
    const lists: Record<string, string[]> = {
      '?status=all': ['Eve', 'Bob', 'Ana'],
      '': ['Ana'],
      '?status=answered': ['Bob'],
      '?status=spam': ['Eve'],
      '?status=undelivered': ['Ana'],
      '?status=all&search=bob%40example': ['Bob'],
      '?search=100%25': ['Ana'],
      '?search=n_b': ['Ana'],
      '?status=all&search=BEDOK': ['Bob'],
      '?search=%27%20or%201%3D1': [],
      '?search=a%00na': ['Ana'],
      '?status=nothing&page=-1': ['Ana'],
    };
    for (const [address, names] of Object.entries(lists)) expect(await namesAt(address), address).toEqual(names);
    const filters = async (address: string) => textsIn(await pageOf(await office.get(address)), 'nav a');
    expect(await filters('')).toEqual(['Open 1', 'Answered 1', 'Spam 1', 'Mail not delivered 1', 'All 3']);
    expect(await filters('?search=BEDOK')).toEqual(['Open 0', 'Answered 1', 'Spam 0', 'Mail not delivered 0', 'All 1']);
    const $ = await pageOf(await office.get('?status=undelivered'));
    expect($('article').text()).toContain('The mail to the visitor was not delivered: The mail server answered 500.');
  });

  test('lists open enquiries by the time that their reply is due, the most overdue first, on all pages', async () => {
    await openAt('2026-11-26 12:00');
    // On Wednesday after closing time, a reply on the same day is due on Thursday at 18:00.
    const times = { Tuesday: '24 10:00', Wednesday: '25 09:00', Morning: '26 08:30', Noon: '26 11:00' };
    for (const [name, time] of Object.entries(times)) {
      await office.setSince(await office.submit({ name }), `2026-11-${time}`);
      const inArea = await office.submit({ name: `${name} in an area`, area: 'Bedok' });
      await office.setSince(inArea, `2026-11-${time}`);
    }
    const first = ['Tuesday in an area', 'Tuesday', 'Wednesday in an area', 'Wednesday', 'Morning in an area'];
    const later = ['Noon in an area', 'Morning', 'Noon'];
    expect(await namesAt('')).toEqual([...first, ...later]);
    expect(await namesAt('?search=noon')).toEqual(['Noon in an area', 'Noon']);
    for (let index = 0; index < 22; index += 1)
      await office.setSince(await office.submit({ name: `Visitor ${index}` }), '2026-11-26 10:00');
    const pages = [await namesAt(''), await namesAt('?page=2')];
    expect(pages[0]!.slice(0, 7)).toEqual([...first, ...later.slice(0, 2)]);
    expect([pages[0]!.length, pages[1]!.at(-1), new Set(pages.flat()).size]).toEqual([25, 'Noon', 30]);
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
    await office.change(await office.submit({ name: 'Priya' }), 'answered');
    await office.submit({ name: 'Bob', message: 'Priya told me.' });
    const $ = await pageOf(await office.get('?status=answered'));
    const form = new URLSearchParams({ ...valuesOf($('form.search')), search: 'priya' });
    const found = await pageOf(await office.get(`?${form.toString()}`));
    expect(textsIn(found, 'article h2, a[href*=export]')).toEqual(['Bob', 'Priya', 'Download as a table (2)']);
  });

  test('has pages of 25, and shows the last instead of one after it, with the result of a button at the top', async () => {
    for (let index = 0; index < 25; index += 1) await office.submit({ name: `Visitor ${index}` });
    const last = await office.submit({ name: 'Visitor 25' });
    expect(await namesAt('?status=all&page=2')).toEqual(['Visitor 0']);
    const $ = await pageOf(await office.get('?search=visitor'));
    expect($('a[href="/office?search=visitor&page=2"]').text()).toBe('Next');
    // The only enquiry of the second page leaves the list.
    const changed = await office.post('change', { enquiry: last, to: 'answered', page: '2' });
    const shown = await pageOf(await office.get(changed.headers.get('location')!));
    expect(shown('main > [role=status]#did').text()).toBe('Visitor 25: answered');
    expect(shown('article')).toHaveLength(25);
  });

  test('has buttons that change the status, and returns to the same place', async () => {
    await openAt('2026-11-24 10:00');
    const id = await office.submit({ name: 'SEO Expert' });
    await office.submit({ name: 'Newer' });
    const steps = [
      ['answered', 'answered', ['Open again', 'Spam']],
      ['answered', 'nothing was changed', ['Open again', 'Spam']],
      ['new', 'open now', ['Answered', 'Spam']],
      ['spam', 'spam', ['Not spam']],
      ['new', 'open now', ['Answered', 'Spam']],
    ] as const;
    for (const [to, note, buttons] of steps) {
      const answer = await office.post('change', { enquiry: id, to, status: 'all', search: 'rooms' });
      expect(answer.status).toBe(303);
      const location = answer.headers.get('location')!;
      expect(location).toMatch(/^\/office\?status=all&search=rooms&.*#did$/);
      const $ = await pageOf(await office.get(location));
      expect($('[role=status]').text()).toBe(`SEO Expert: ${note}`);
      // The note is before the card of this enquiry.
      expect($('#did').next('article').find('h2').text()).toBe('SEO Expert');
      expect(textsIn($, '#did + article button')).toEqual(buttons);
      expect(await office.statusOf(id)).toBe(to);
    }
    for (const [enquiry, to] of [
      ['x', 'spam'],
      [id, 'drop'],
      [id, 'constructor'],
    ] as const) {
      expect((await office.post('change', { enquiry, to })).status).toBe(404);
    }
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

test.each([
  ['2026-11-23 23:00', {}, 'Reply by Tue, 24 Nov, 6:00 pm', 0],
  ['2026-11-24 08:30', { area: 'Bedok' }, 'Reply by Tue, 24 Nov, 6:00 pm', 0],
  ['2026-11-20 10:00', {}, 'Late since Sat, 21 Nov, 10:00 am', 1],
])('a card of %s %j shows "%s"', async (since, values, text, late) => {
  await openAt('2026-11-24 10:00');
  await office.setSince(await office.submit(values), since);
  const $ = await pageOf(await office.get(''));
  expect([textsIn($, 'article .state'), $('.late').length]).toEqual([[text], late]);
});

test('deletes all enquiries of a person after a confirmation, and leads back to the same list', async () => {
  const first = await office.submit({ name: 'Ana <b>Tan', email: 'ana.tan@example.com' });
  await office.submit({ name: 'Ana', email: 'ANA.TAN@example.com' });
  await office.submit({ name: 'Bob' });
  await office.change(first, 'answered');
  const back = '/office?status=all&search=ana';
  const list = await pageOf(await office.get(back));
  const asked = await pageOf(await office.get(list('article a[href*="forget"]').last().attr('href')!));
  expect(asked('h1').text()).toBe('Delete everything of ana.tan@example.com?');
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
