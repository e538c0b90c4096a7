import * as cheerio from 'cheerio';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { OfficeDesk } from './office.ts';

let desk: OfficeDesk;
beforeAll(async () => {
  desk = await OfficeDesk.start();
});
afterAll(() => desk.stop());
afterEach(() => desk.clear());

const pageOf = async (answer: Response) => cheerio.load(await answer.text());

test('"Not spam" announces mails only if they were not sent before', async () => {
  const held = await desk.submit({}, true);
  const marked = await desk.submit({ email: 'other@example.com' });
  await desk.press((await desk.links(marked)).spam);
  for (const [id, announces] of [
    [held, true],
    [marked, false],
  ] as const) {
    const { genuine } = await desk.links(id);
    const $ = await pageOf(await desk.get(genuine));
    expect($('main').text()).toContain('It becomes an open enquiry.');
    expect($('main').text().includes('usual mails')).toBe(announces);
  }
});

test('only an open enquiry leaves the list of open enquiries', async () => {
  const id = await desk.submit();
  const { answered, spam } = await desk.links(id);
  const textOf = async (link: string) => (await pageOf(await desk.get(link)))('main').text();
  expect(await textOf(answered)).toContain('It leaves the open enquiries');
  expect(await textOf(spam)).toContain('It leaves the open enquiries');
  await desk.press(spam);
  expect(await textOf(answered)).toContain('It moves from spam to the answered enquiries.');
  await desk.press(answered);
  expect(await textOf(spam)).toContain('It moves from the answered enquiries to spam.');
});

test('a button that the status does not allow is not shown', async () => {
  const id = await desk.submit();
  const { answered, remind, genuine } = await desk.links(id);
  await desk.press(answered);
  for (const link of [remind, genuine]) {
    const $ = await pageOf(await desk.get(link));
    expect([$('h1').text(), $('button').length]).toEqual(['This enquiry is not open', 0]);
  }
});

test("the page that deletes a person's enquiries lists the names, and links back to the same list", async () => {
  const id = await desk.submit({ name: 'Ana <b>Tan', email: 'ana.tan@example.com' });
  await desk.submit({ name: 'Ana', email: 'ANA.TAN@example.com' });
  await desk.signIn();
  const list = await pageOf(await desk.get('?status=new&search=ana'));
  const address = list('article a[href*="forget"]').last().attr('href')!;
  const asked = await pageOf(await desk.get(address.slice('/office/'.length)));
  expect(asked('main').text()).toContain('Names: Ana, Ana <b>Tan');
  expect(asked('h1').html()).toBe('Delete everything of ana<wbr>.tan<wbr>@example<wbr>.com?');
  const back = '/office?status=new&search=ana';
  expect(asked('main p a').attr('href')).toBe(back);
  const form = { enquiry: id, status: 'new', search: 'ana' };
  expect(
    asked('form input')
      .map((_, input) => asked(input).attr('name'))
      .get()
      .toSorted(),
  ).toEqual(Object.keys(form).toSorted());
  const done = await pageOf(await desk.post('forget', form));
  expect(done('main p a').attr('href')).toBe(back);
});
