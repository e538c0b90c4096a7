import type { Company } from '../company.ts';
import { reasonOf } from '../log.ts';
import { fill } from '../words.ts';
import { mailButton, paragraph, smallPrint, written, type Written } from './layout.ts';
import type { OutboxSettings } from './outbox.ts';

/** The mail with a sign-in link, which works for some minutes. */
function signInMail(link: string, minutes: number, company: Company): Written {
  const { subject, heading, text, button, ignore } = company.words.office.mail;
  const parts = [
    paragraph(fill(text, { minutes: String(minutes) })),
    { html: `<div style="margin:0 0 20px">${mailButton(company.colours, link, button)}</div>`, text: [link, ''] },
    smallPrint(company.colours, ignore),
  ];
  return written({ subject, heading, parts }, company);
}

/** The delays before each attempt, in ms. Somebody waits for this mail, so it is not tried for days. */
const delays = [0, 1_500, 5_000, 15_000];
const timeoutMs = 10_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Mails a sign-in link to the owner. The mail is not in the outbox, because the link must not be stored. */
export function createSignInMail(
  { send, company, addresses, log }: Pick<OutboxSettings, 'send' | 'company' | 'addresses' | 'log'>,
  minutes: number,
) {
  const { from, business: to } = addresses;
  return async (id: string, link: string): Promise<void> => {
    const mail = { ...signInMail(link, minutes, company), from, to, key: `${id}.sign-in` };
    for (const [attempt, delay] of delays.entries()) {
      await wait(delay);
      try {
        await send(mail, AbortSignal.timeout(timeoutMs));
        return;
      } catch (error) {
        log('sign-in-mail-failed', { attempt: attempt + 1, reason: reasonOf(error) });
      }
    }
  };
}
