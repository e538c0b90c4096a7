import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { useOffice } from './office.ts';

const office = useOffice();

const pageOf = async (answer: Response) => cheerio.load(await answer.text());

test('the page of "Not spam" says that mails will be sent, unless they were sent before', async () => {
  const held = await office.submit({}, { spam: true });
  const marked = await office.submit({ email: 'other@example.com' });
  await office.press((await office.links(marked)).spam);
  for (const [id, announces] of [
    [held, true],
    [marked, false],
  ] as const) {
    const { genuine } = await office.links(id);
    const $ = await pageOf(await office.get(genuine));
    expect($('main').text()).toContain('It becomes an open enquiry.');
    expect($('main').text().includes('usual mails')).toBe(announces);
  }
});

test('a page says "leaves the open enquiries" only of an open enquiry', async () => {
  const id = await office.submit();
  const { answered, spam } = await office.links(id);
  const textOf = async (link: string) => (await pageOf(await office.get(link)))('main').text();
  expect(await textOf(answered)).toContain('It leaves the open enquiries');
  expect(await textOf(spam)).toContain('It leaves the open enquiries');
  await office.press(spam);
  expect(await textOf(answered)).toContain('It moves from spam to the answered enquiries.');
  await office.press(answered);
  expect(await textOf(spam)).toContain('It moves from the answered enquiries to spam.');
});

test('a button that the status does not allow is not shown', async () => {
  const id = await office.submit();
  const { answered, remind, genuine } = await office.links(id);
  await office.press(answered);
  for (const link of [remind, genuine]) {
    const $ = await pageOf(await office.get(link));
    expect([$('h1').text(), $('button').length]).toEqual(['This enquiry is not open', 0]);
  }
});

test("the page that deletes a person's enquiries lists the names, and links back to the same list", async () => {
  const id = await office.submit({ name: 'Ana <b>Tan', email: 'ana.tan@example.com' });
  await office.submit({ name: 'Ana', email: 'ANA.TAN@example.com' });
  await office.signIn();
  const list = await pageOf(await office.get('?status=new&search=ana'));
  const address = list('article a[href*="forget"]').last().attr('href')!;
  const asked = await pageOf(await office.get(address));
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
  const done = await pageOf(await office.post('forget', form));
  expect(done('main p a').attr('href')).toBe(back);
});
