import type { Company } from '../company.ts';
import { escapeHtml } from '../escape.ts';
import { mailLayout } from './layout.ts';
import type { Mail } from './mail.ts';

/** A mail of an enquiry that is not tried again. */
export interface DeadMail {
  /** The enquiry's. */
  id: string;
  kind: 'notify' | 'ack';
  /** Whom it did not reach. */
  to: string;
  attempt: number;
  reason: string;
}

const meanings: Readonly<Record<DeadMail['kind'], string>> = {
  notify: 'Nobody was told of this enquiry by mail. It is stored: look it up, and reply to it.',
  ack: 'Only the acknowledgement to the visitor is missing. Often the address has a typing mistake: call instead.',
};

/** To somebody who looks after the site: which enquiry it was, and how to look it up. */
export function alarm(
  { id, kind, to, attempt, reason }: DeadMail,
  company: Company,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const lines = [
    `A mail about enquiry ${id} could not be sent to ${to}. It was tried ${attempt} times and is not tried again.`,
    `The last answer: ${reason}`,
    meanings[kind],
    'In the SQL Editor of the database:',
    `select * from contact.enquiries where id = '${id}';`,
    'How to send it after all: docs/operating.md, "A mail that could not be sent".',
  ];
  const content = lines.map((line) => `<p style="margin:0 0 14px">${escapeHtml(line)}</p>`).join('');
  return {
    subject: `${company.brand}: a mail could not be sent`,
    text: lines.join('\n\n'),
    html: mailLayout(company, 'A mail could not be sent', content),
  };
}
