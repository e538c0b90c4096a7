import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { mailLayout } from './layout.ts';
import type { Mail } from './mail.ts';

/** A mail that failed ten times; if it is dead, it is not tried again. */
export interface LateMail {
  /** Null is a mail that belongs to no enquiry. */
  enquiry_id: string | null;
  kind: 'notify' | 'ack' | 'remind' | 'overdue' | 'again' | 'digest' | 'telegram';
  state: 'queued' | 'dead';
  attempts: number;
  reason: string;
}

/** The most mails that are listed; the rest is only counted. */
const mostListed = 20;

const meanings: Readonly<Record<LateMail['kind'], string>> = {
  notify: 'the mail to you. Look the enquiry up and reply to it',
  remind: 'a reminder to you',
  overdue: 'a reminder to you',
  again: 'a reminder to you',
  digest: 'the list of open enquiries to you',
  telegram: 'the message to Telegram',
  ack: 'the acknowledgement to the visitor. Often the address has a typing mistake: call instead',
};

const lineOf = ({ enquiry_id: id, kind, state, attempts, reason }: LateMail) =>
  `${id ?? 'No enquiry'}: ${meanings[kind]}. ${state === 'dead' ? 'It is not tried again' : `Tried ${attempts} times so far`}. ${reason}`;

/** The alert for the operator: the mails that could not be sent, and how to find their enquiries. */
export function alarm(
  mails: readonly LateMail[],
  company: Company,
  pages: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const more = mails.length - mostListed;
  const lines = [
    'These mails could not be sent. Each is tried for three days, in the end once an hour. The enquiries are stored; nothing is lost.',
    ...mails.slice(0, mostListed).map(lineOf),
    ...(more > 0 ? [`And ${more} more.`] : []),
    `All of them, with their enquiries: ${pages}?status=late`,
    'What to do: docs/operating.md, "A mail that could not be sent".',
  ];
  const content = lines.map((line) => `<p style="margin:0 0 14px">${escapeHtml(line)}</p>`).join('');
  return {
    subject: `${company.brand}: mails could not be sent`,
    text: lines.join('\n\n'),
    html: mailLayout(company, 'Mails could not be sent', content),
  };
}
