import { expect, test } from 'vitest';
import { company } from '../second-company/company.ts';
import { pageOf, useOffice } from './office.ts';

// The second company's owner reads pages in that company's words, at that company's own address.

const office = useOffice(company);

test("every page of the owner has the company's own texts", async () => {
  const id = await office.submit({ service: company.services[0]!, phone: '+43 664 1234567' });
  await office.submit({}, { spam: true });
  await office.database.sql`update contact.outbox set state = 'dead', last_error = 'No.'`;
  const links = await office.links(id);
  const old = await office.links(id, new Date(0));
  const pages = async (...addresses: string[]) => {
    const answers: Response[] = [];
    for (const address of addresses) answers.push(await office.get(address));
    return answers;
  };
  const answers = [
    ...(await pages(...Object.values(links), 'spam?link=x', old.spam, '')),
    await office.press(links.answered),
    await office.press(links.answered),
    await office.post('ask'),
    ...(await pages(await office.ask())),
  ];
  await office.signIn();
  const [all, ...asked] = await pages('', '?search=none', `?did=answered&enquiry=${id}&status=undelivered`);
  answers.push(all!, ...asked, ...(await pages(`forget?enquiry=${id}`)));
  answers.push(await office.post('forget', { enquiry: id }));
  for (const answer of answers) {
    const $ = await pageOf(answer);
    expect($('header p').text()).toBe('Lindenhaus');
    expect($('main').text()).not.toMatch(/[{}]|undefined/);
    for (const form of $('form').toArray()) expect($(form).attr('action')).toMatch(/^\/back-room(\/|$)/);
  }
  const { subject, text } = office.mail.received.at(-1)!.mail;
  expect(subject).toBe('The key to the letters of Lindenhaus');
  expect(text).toContain('https://sapu.example/back-room/enter?key=');
});
