import type { BusinessTime } from '../shared/business-time.ts';
import type { Company } from '../company.ts';
import type { Links } from '../links.ts';
import type { Log } from '../log.ts';
import type { Signer } from '../signer.ts';
import type { Status } from '../status.ts';
import type { OfficeStore } from './store.ts';

/** The dependencies of the owner's pages. */
export interface Office {
  company: Company;
  links: Links;
  signer: Signer;
  store: OfficeStore;
  time: BusinessTime;
  now: () => number;
  /** The path of the pages, as a browser sees it. */
  path: string;
  /** Called when mails were queued. */
  onQueued: () => void;
  /** Mails a sign-in link to the owner. */
  sendSignInLink: (id: string, link: string) => void;
  log: Log;
}

/** A request to the owner's pages: the part of its path below them, and the form that it sent. */
export interface OfficeRequest {
  method: 'GET' | 'POST';
  route: string;
  query: URLSearchParams;
  form: Readonly<Record<string, string>>;
  headers: Headers;
}

/** Gives an enquiry a status, and lets the mails be sent that this queued. */
export async function changeStatus(enquiry: string, status: Status, { store, log, onQueued }: Office) {
  const outcome = await store.change(enquiry, status);
  log('changed', { enquiry, status, outcome });
  if (outcome === 'done' && status === 'new') onQueued();
  return outcome;
}
