import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Company } from '../../supabase/functions/send-contact-email/company.ts';
import { handle, type Dependencies } from '../../supabase/functions/send-contact-email/handler.ts';
import { company as facts } from './site.ts';

const company = JSON.parse(readFileSync('src/generated/company.json', 'utf8')) as Company;

test.each(company.services)('an enquiry for "%s" is stored as it was chosen', async (service) => {
  const stored: string[] = [];
  const submit = (enquiry: { service: string }) => {
    stored.push(enquiry.service);
    return Promise.resolve({ kind: 'stored', id: '1' });
  };
  const visitor = { name: 'Ana', email: 'ana@example.com', phone: '+65 8123 4067', service, message: 'Two rooms.' };
  const address = `${facts.url}/functions/v1/send-contact-email`;
  const headers = { 'Content-Type': 'application/json' };
  for (const sent of [{ body: JSON.stringify(visitor), headers }, { body: new URLSearchParams(visitor) }]) {
    const answer = await handle(new Request(address, { method: 'POST', ...sent }), '203.0.113.7', {
      company,
      site: facts.url,
      allowedOrigins: [facts.url],
      store: { submit } as unknown as Dependencies['store'],
      onStored: () => undefined,
      log: () => undefined,
    });
    expect(answer.ok || answer.status === 303).toBe(true);
  }
  expect(stored).toEqual([service, service]);
});
