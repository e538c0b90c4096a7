import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../support/database.ts';

export const sha256Bytea = (text: string) => String.raw`\x` + createHash('sha256').update(text).digest('hex');

interface Limits {
  perAddress: number | null;
  overall: number | null;
  acks: number;
  acksPerDay: number;
}

interface Submitted {
  outcome: 'stored' | 'known' | 'conflict' | 'limited';
  id: string | null;
  retry_after: number | null;
}

function enquiry(values: Record<string, string> = {}) {
  return {
    id: randomUUID(),
    name: 'A visitor',
    email: 'visitor@example.com',
    phone: '+65 8000 0000',
    service: 'Weekly Cleaning',
    message: 'Three rooms.',
    area: 'Punggol',
    page: '/punggol',
    consent_version: '1',
    ip_hash: sha256Bytea('203.0.113.7'),
    user_agent: 'test',
    // Each enquiry has its own text, unless a test gives two of them the same.
    content_hash: sha256Bytea(randomUUID()),
    ...values,
  };
}

/** Stores an enquiry and returns the result. */
export async function submitTo(
  { sql }: Database,
  values: Record<string, string> = {},
  { spam = false, ownId = true, limits = {} as Partial<Limits> } = {},
): Promise<Submitted> {
  const { perAddress, overall, acks, acksPerDay } = {
    perAddress: null,
    overall: null,
    acks: 3,
    acksPerDay: 200,
    ...limits,
  };
  const [row] = await sql<Submitted[]>`
    select * from contact.submit(${sql.json(enquiry(values))}, ${spam}, ${ownId},
      ${perAddress}, '10 minutes', ${overall}, '1 minute', ${acks}, ${acksPerDay})`;
  return row!;
}

/** Values that give enquiries the same text. */
export const sameContent = { content_hash: sha256Bytea('Three rooms.') };
