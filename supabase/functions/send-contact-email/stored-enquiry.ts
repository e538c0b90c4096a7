import type { Values } from './shared/fields.ts';
import type { Status } from './status.ts';

/**
 * An enquiry from the database, as mails and the owner's pages contain it; `contact.readable` in supabase/migrations
 * makes it. An old one may lack fields that were added later.
 */
export interface StoredEnquiry extends Partial<Values> {
  id: string;
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
  choice?: string;
  area: string | null;
  page: string | null;
  created_at: string;
  status: Status;
  status_changed_at: string;
  /** Whether an earlier enquiry came from the same mailbox or phone number. */
  wrote_before: boolean;
  /** The mails that failed ten times or are dead, which means they are not tried again. */
  late_mails: readonly { kind: 'notify' | 'ack'; state: 'queued' | 'dead'; reason: string | null }[];
}
