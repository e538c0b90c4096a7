import { dirname } from 'node:path';
import * as cheerio from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Company } from '../../../supabase/functions/send-contact-email/company.ts';
import { emitCompany } from '../../../scripts/build/emit/company.ts';
import { check } from '../../../scripts/checks/check-content.ts';
import { compileSchemas } from '../../../scripts/content/schema-check.ts';
import { dataOf } from '../../support/sites.ts';
import { OfficeHarness } from '../function/office.ts';
import { firstInterfaceWordsOn } from './first-interface-words.ts';

// The second company's owner reads pages in that company's words, at that company's own address.

const { content } = check(dirname(dataOf('second')), {}, compileSchemas('.'));
const made = emitCompany(content);
const company = JSON.parse('text' in made ? made.text : '') as Company;

let desk: OfficeHarness;
beforeAll(async () => {
  desk = await OfficeHarness.start(company);
});
afterAll(() => desk.stop());

test("every page of the owner has the company's own texts", async () => {
  const id = await desk.submit({ service: company.services[0]!, phone: '+43 664 1234567' });
  await desk.submit({}, true);
  await desk.database.sql`update contact.outbox set state = 'dead', last_error = 'No.'`;
  const links = await desk.links(id);
  const answers = [
    ...(await Promise.all(Object.values(links).map((link) => desk.get(link)))),
    await desk.press(links.remind),
    await desk.press(links.remind),
    await desk.press(links.genuine),
    await desk.get('spam?link=x'),
    await desk.get((await desk.links(id, new Date(0))).spam),
    await desk.get(''),
    await desk.post('ask'),
    await desk.get(await desk.ask()),
  ];
  await desk.signIn();
  answers.push(await desk.get(''), await desk.get('?search=none'), await desk.get('?did=remind&page=1&status=late'));
  answers.push(await desk.get(`forget?enquiry=${id}`), await desk.post('forget', { enquiry: id }));
  expect(answers).toHaveLength(17);
  for (const answer of answers) {
    const $ = cheerio.load(await answer.text());
    expect($('header p').text()).toBe('Lindenhaus');
    expect(firstInterfaceWordsOn($)).toEqual([]);
    expect($('main').text()).not.toMatch(/[{}]|undefined/);
    for (const form of $('form').toArray()) expect($(form).attr('action')).toMatch(/^\/back-room(\/|$)/);
  }
  const { subject, text, html } = desk.mail.received.at(-1)!.mail;
  expect(subject).toBe('The key to the letters of Lindenhaus');
  expect(firstInterfaceWordsOn(cheerio.load(html))).toEqual([]);
  expect(text).toContain('https://sapu.example/back-room/enter?key=');
});
