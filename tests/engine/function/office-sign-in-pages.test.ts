import * as cheerio from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OfficeDesk } from './office.ts';

let desk: OfficeDesk;
beforeAll(async () => {
  desk = await OfficeDesk.start();
});
afterAll(() => desk.stop());
afterEach(() => desk.clear());

async function shown(answer: Response): Promise<{ status: number; text: string; button: string; to?: string }> {
  const $ = cheerio.load(await answer.text());
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
    const link = await desk.ask();
    expect(await shown(await desk.get(link))).toMatchObject({ status: 200, button: 'Open the enquiries' });
    const key = new URL(link).searchParams.get('key')!;
    await desk.post('enter', { key });
    expect(await shown(await desk.get(link))).toMatchObject(refused);
    expect(await shown(await desk.post('enter', { key }))).toMatchObject(refused);
  });

  test('because it is expired shows this at once, also a month later', async () => {
    const link = await desk.ask();
    for (const minutes of [16, 30 * 24 * 60]) {
      desk.clock.offset = minutes * 60_000;
      expect(await shown(await desk.get(link))).toMatchObject(refused);
    }
  });
});

test('the page after requesting a link does not promise a mail', async () => {
  for (let time = 0; time < 4; time += 1) {
    const { text } = await shown(await desk.post('ask'));
    expect(text).toContain('No more than three links are sent in 15 minutes');
    expect(text).not.toContain('on its way');
  }
});

test('the page shows that the owner is not signed in, or signed out', async () => {
  const first = cheerio.load(await (await desk.get('')).text());
  expect(first('[role=status]')).toHaveLength(0);
  const address = first('main p a').attr('href')!;
  const next = cheerio.load(await (await desk.get(address.slice('/office'.length))).text());
  expect(next('[role=status]').text()).toBe('You are not signed in on this device. Ask for a link.');
  await desk.signIn();
  const left = (await desk.post('leave')).headers.get('location')!;
  const last = cheerio.load(await (await desk.get(left.slice('/office'.length))).text());
  expect(last('[role=status]').text()).toBe('You are signed out.');
});
