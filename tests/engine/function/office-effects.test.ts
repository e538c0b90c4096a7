import { expect, test } from 'vitest';
import { shown, useOffice } from './office.ts';

const office = useOffice();

test('the page of "Not spam" says that mails will be sent, unless they were sent before', async () => {
  const held = await office.submit({}, { spam: true });
  const marked = await office.submit({ email: 'other@example.com' });
  await office.press((await office.links(marked)).spam);
  for (const [id, announces] of [
    [held, true],
    [marked, false],
  ] as const) {
    const { genuine } = await office.links(id);
    const { text } = await shown(await office.get(genuine));
    expect(text).toContain('It becomes an open enquiry.');
    expect(text.includes('usual mails')).toBe(announces);
  }
});

test('a page says "leaves the open enquiries" only of an open enquiry', async () => {
  const id = await office.submit();
  const { answered, spam } = await office.links(id);
  const textOf = async (link: string) => (await shown(await office.get(link))).text;
  expect(await textOf(answered)).toContain('It leaves the open enquiries');
  expect(await textOf(spam)).toContain('It leaves the open enquiries');
  await office.press(spam);
  expect(await textOf(answered)).toContain('It moves from spam to the answered enquiries.');
  await office.press(answered);
  expect(await textOf(spam)).toContain('It moves from the answered enquiries to spam.');
});

async function reminders(): Promise<(string | undefined)[]> {
  const rows = await office.database.sql<{ remind_at: Date | null }[]>`select remind_at from contact.enquiries`;
  return rows.map(({ remind_at: at }) => at?.toISOString());
}

/** The links of a mail that the owner gets about a new enquiry at this time. */
async function linksAt(time: string) {
  const id = await office.submit();
  office.setTime(time);
  return office.links(id, new Date(office.clock.now()));
}

test('a reminder before a closed day is sent on the next business morning, and every page shows this', async () => {
  // A Saturday; the company is closed on Sundays.
  const { remind } = await linksAt('2026-11-28 10:00');
  expect((await shown(await office.get(remind))).text).toContain('You get a mail about it on Mon, 30 Nov, 8:00 am.');
  const done = await shown(await office.press(remind));
  expect(done.heading).toBe('You get a mail about it on Mon, 30 Nov, 8:00 am');
  expect(done.text).toContain('Reminder on Mon, 30 Nov, 8:00 am');
  expect(await reminders()).toEqual(['2026-11-30T00:00:00.000Z']);
});

test('after a reminder was sent, the same mail can request another', async () => {
  const { remind } = await linksAt('2026-11-24 10:00');
  await office.press(remind);
  expect(await shown(await office.get(remind))).toMatchObject({
    heading: 'You get a mail about it on Wed, 25 Nov, 8:00 am',
    button: '',
  });
  expect((await shown(await office.press(remind))).heading).toBe('Nothing was changed');
  office.setTime('2026-11-25 09:00');
  const asked = await shown(await office.get(remind));
  expect(asked).toMatchObject({ heading: 'Remind you of this enquiry?', button: 'Remind me tomorrow' });
  expect(asked.text).not.toContain('Reminder on');
  expect((await shown(await office.press(remind))).heading).toBe('You get a mail about it on Thu, 26 Nov, 8:00 am');
  expect(await reminders()).toEqual(['2026-11-26T00:00:00.000Z']);
});

test('a future reminder is shown before the button that replaces it', async () => {
  const { remind } = await linksAt('2026-11-24 10:00');
  await office.press(remind);
  office.setTime('2026-11-25 07:00');
  const asked = await shown(await office.get(remind));
  expect(asked.text).toMatch(/A reminder is set for Wed, 25 Nov, 8:00 am\. .* on Thu, 26 Nov, 8:00 am\./);
  await office.press(remind);
  expect(await reminders()).toEqual(['2026-11-26T00:00:00.000Z']);
});

test('a date in another year is shown with its year', async () => {
  const { remind } = await linksAt('2026-12-31 10:00');
  expect((await shown(await office.press(remind))).text).toContain('Reminder on 2 Jan 2027, 9:00 am');
});
