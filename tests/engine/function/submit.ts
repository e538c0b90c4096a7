import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../support/database.ts';
import { visitor } from './visitor.ts';

export const sha256Bytea = (text: string) => String.raw`\x` + createHash('sha256').update(text).digest('hex');

interface Submitted {
  outcome: 'stored' | 'known' | 'conflict' | 'limited';
  id: string | null;
  retry_after: number | null;
}

export interface SubmitOptions {
  spam?: boolean;
  perAddress?: number;
  overall?: number;
  acks?: number;
  acksPerDay?: number;
}

/** Stores an enquiry with SQL, and returns the result. Each enquiry has its own text, unless `values` say otherwise. */
export async function submitTo(
  { sql }: Pick<Database, 'sql'>,
  values: Record<string, string> = {},
  { spam = false, perAddress, overall, acks = 3, acksPerDay = 200 }: SubmitOptions = {},
): Promise<Submitted> {
  const ip_hash = values['ip_hash'] ?? sha256Bytea('203.0.113.7');
  const enquiry = {
    ...visitor,
    id: randomUUID(),
    page: '/contact',
    consent_version: '1',
    ip_hash,
    network_hash: ip_hash,
    user_agent: 'test',
    content_hash: sha256Bytea(randomUUID()),
    ...values,
  };
  const [row] = await sql<Submitted[]>`
    select * from contact.submit(${sql.json(enquiry)}, ${spam}, ${perAddress ?? null},
      ${overall ?? null}, ${acks}, ${acksPerDay})`;
  return row!;
}
