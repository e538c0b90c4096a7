import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { handle } from '../../../supabase/functions/send-contact-email/handler.ts';
import { acknowledgement } from '../../../supabase/functions/send-contact-email/mail/acknowledgement.ts';
import { notification } from '../../../supabase/functions/send-contact-email/mail/notification.ts';
import type { Outcome } from '../../../supabase/functions/send-contact-email/store.ts';
import { enquiry as stored, mailContext } from '../function/mails.ts';
import { company } from './company.ts';

// The function uses the second company's own words, to its visitors and to the company.

const site = 'https://lindenhaus.example';
const service = company.services[0]!;
const visitor = { name: 'Eva', email: 'eva@example.com', phone: '+43 316 1', service, message: '1' };
const enquiry = { ...stored, ...visitor, area: company.areas[0]!, page: '/lindenplatz' };

/** The response to a form if storing it has this outcome; without an outcome, the database cannot be reached. */
function answerTo(headers: Record<string, string>, outcome?: Outcome): Promise<Response> {
  const submit = () => (outcome ? Promise.resolve(outcome) : Promise.reject(new Error('away')));
  const body = new URLSearchParams(visitor);
  const request = new Request('https://project.example/send-contact-email', { method: 'POST', headers, body });
  const dependencies = { company, site, allowedOrigins: [site], store: { submit } };
  return handle(request, '', { ...dependencies, onStored: () => undefined, log: () => undefined });
}

// function/handler.test.ts has the other answers, in the words of the first company.
test.each<[string, string, Parameters<typeof answerTo>]>([
  ['too many forms', 'in a minute, or ring us.', [{}, { kind: 'limited', retryAfter: 20 }]],
  ['no database', 'Our letter box is stuck.', [{}]],
  ['another site', 'Another house sent these lines.', [{ origin: 'https://elsewhere.example' }]],
])('the answer to %s is a page with its own texts', async (_, words, [headers, outcome]) => {
  const $ = cheerio.load(await (await answerTo(headers, outcome)).text());
  expect($('[role=alert] > p').text()).toContain(words);
  expect($('h1').text()).toBe('Your lines are not with us yet');
  expect($('body').text()).not.toMatch(/[{}]/);
});

test.each([
  ['company', notification(enquiry, company, mailContext), 'Eva in Lindenplatz wants ', ''],
  ['visitor', acknowledgement(enquiry, company), 'Lindenhaus has your lines: ', 'panes, floors &amp; doors.</td>'],
])('the mail to the %s is in its own words, escaped', (_, { subject, text, html }, begin, escaped) => {
  expect(subject).toBe(`${begin}${service}`);
  expect(text + subject).not.toMatch(/[{}]/);
  expect(html).toContain(escaped);
});
