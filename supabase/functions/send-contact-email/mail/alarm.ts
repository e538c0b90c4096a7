import type { Company } from '../company.ts';
import { paragraph, written, type Written } from './layout.ts';

/** A mail that failed ten times; if it is dead, it is not tried again. */
export interface LateMail {
  /** Null if the mail belongs to no enquiry. */
  enquiry_id: string | null;
  kind: 'notify' | 'ack' | 'morning';
  state: 'queued' | 'dead';
  reason: string;
}

/** The most mails that are listed; the rest is only counted. */
const mostListed = 20;

const failures: Readonly<Record<LateMail['kind'], string>> = {
  notify: 'We could not send the mail to you. Please find this enquiry and reply to it.',
  morning: 'We could not send the list of open enquiries to you.',
  ack: 'We could not send the confirmation to the visitor. Often the address has a typing mistake: please call the visitor.',
};

const mailLine = ({ enquiry_id: id, kind, state, reason }: LateMail) =>
  `${id === null ? '' : `Enquiry ${id}: `}${failures[kind]} ${state === 'dead' ? 'We will not try to send it again.' : 'We are still trying.'} Reason: ${reason}`;

/** The alert for the operator: the mails that could not be sent, and how to find their enquiries. */
export function alarm(mails: readonly LateMail[], company: Company, pages: string): Written {
  const more = mails.length - mostListed;
  const lines = [
    'We could not send these mails. We try for three days, at the end once an hour. The enquiries are stored; nothing is lost.',
    ...mails.slice(0, mostListed).map(mailLine),
    ...(more > 0 ? [`And ${more} more.`] : []),
    `All enquiries whose mails could not be sent: ${pages}?status=undelivered`,
    'What to do: docs/inbox.md, "A mail that could not be sent".',
  ];
  const subject = `${company.brand}: mails could not be sent`;
  return written({ subject, heading: 'Mails could not be sent', parts: lines.map(paragraph) }, company);
}
