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

test('a date in another year is shown with its year', async () => {
  const id = await office.submit();
  office.setTime('2026-12-31 10:00');
  const { answered } = await office.links(id, new Date(office.clock.now()));
  await office.press(answered);
  office.setTime('2027-01-02 10:00');
  expect((await shown(await office.get(answered))).text).toContain('Answered on 31 Dec 2026, 10:00 am');
});
