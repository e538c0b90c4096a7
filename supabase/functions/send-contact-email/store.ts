import { createHash } from 'node:crypto';
import type { Query } from './database.ts';
import type { Enquiry } from './enquiry.ts';
import { fields } from './shared/fields.ts';
import { networkOf } from './visitor-address.ts';

/** The result of submitting an enquiry; `contact.submit` in supabase/migrations explains it. */
export type Outcome =
  { kind: 'stored' | 'known' | 'conflict'; id: string } | { kind: 'limited'; /** Seconds. */ retryAfter: number };

/** The limits of enquiries and acknowledgements; null means no limit. `contact.submit` in supabase/migrations explains them. */
export interface Limits {
  perAddress: number | null;
  overall: number | null;
  acksPerRecipient: number;
  acksPerDay: number | null;
  /** A database of 80% of this size is reported: enquiries take a few MB a year, so it is being flooded. */
  databaseMegabytes: number | null;
}

/** The limits that are the same for every company. */
export const usualLimits = { overall: 120, acksPerRecipient: 3, acksPerDay: 200, databaseMegabytes: 500 };

/** Where an enquiry came from: the visitor's IP address and browser. */
export interface Origin {
  address: string;
  userAgent: string;
}

export type Store = ReturnType<typeof createStore>;

interface StoreSettings {
  limits: Limits;
  /** The secret for hashing IP addresses, so that nobody can compute the hashes of all addresses in advance. */
  pepper: string;
  /** The version of the privacy notice that the form showed. */
  consentVersion: string;
}

function hashOf(...parts: readonly string[]): string {
  return String.raw`\x` + createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** A store in the schema `contact` of a PostgreSQL database. */
export function createStore(sql: Query, { limits, pepper, consentVersion }: StoreSettings) {
  return {
    /** Stores an enquiry and queues its mails. Resolves after the commit; rejects when the database is down. */
    async submit({ isSpam, id, ...enquiry }: Enquiry, { address, userAgent }: Origin): Promise<Outcome> {
      const row = {
        ...enquiry,
        id: id ?? crypto.randomUUID(),
        consent_version: consentVersion,
        ip_hash: hashOf(pepper, address),
        network_hash: hashOf(pepper, networkOf(address)),
        content_hash: hashOf(...fields.map(({ name }) => enquiry[name]), enquiry.choice ?? ''),
        user_agent: userAgent.slice(0, 400),
      };
      const [outcome] = await sql<[Outcome]>`
        select outcome as kind, id, retry_after as "retryAfter" from contact.submit(
          ${JSON.stringify(row)}::text::jsonb, ${isSpam}, ${limits.perAddress}, ${limits.overall},
          ${limits.acksPerRecipient}, ${limits.acksPerDay}
        )`;
      return outcome;
    },
  };
}
