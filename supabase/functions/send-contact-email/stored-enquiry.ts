import type { Status } from './actions.ts';
import type { Values } from './shared/fields.ts';

/** An old enquiry may lack fields that were added later, but always has those that each mail needs. */
type StoredValues = Partial<Values> & Pick<Values, 'email' | 'phone' | 'service'>;

/** An enquiry from the database. */
export interface StoredEnquiry extends StoredValues {
  id: string;
  choice?: string;
  area: string | null;
  page: string | null;
  created_at: string;
}

/** An enquiry as the owner reads it. */
export interface OfficeEnquiry extends StoredEnquiry {
  name: string;
  message: string;
  status: Status;
  status_changed_at: string;
  remind_at: string | null;
  /**
   * Whether the mail to the owner about this enquiry was queued. It is not queued while the enquiry is held as spam.
   */
  is_notified: boolean;
  /** The mails that failed ten times or are dead, which means they are not tried again. */
  late_mails: readonly { kind: 'notify' | 'ack'; state: 'queued' | 'dead'; reason: string | null }[];
}
