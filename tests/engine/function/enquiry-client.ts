import type { Sql } from 'postgres';
import { handle, type Dependencies } from '../../../supabase/functions/send-contact-email/handler.ts';
import { createStore, type Limits } from '../../../supabase/functions/send-contact-email/store.ts';
import { company } from './company.ts';

export const site = 'https://sapu.example';

export const unlimited: Limits = {
  perAddress: null,
  perAddressWindow: '10 minutes',
  overall: null,
  overallWindow: '1 minute',
  acksPerRecipient: 3,
  acksPerDay: 200,
};

const url = 'https://project.example/functions/v1/send-contact-email';
export const visitor = {
  name: 'A visitor',
  email: 'visitor@example.com',
  phone: '+65 8000 0000',
  service: 'Weekly Cleaning',
  message: 'Three rooms.',
};

export const usualAddresses = ["o'neil+home@b.co", 'a.b_c-d@sub.example.co.uk', 'ana@xn--bcher-kva.example'];
/** Addresses that browsers accept, but that mail servers or providers may reject. */
export const unusualAddresses = [
  'john..tan@docomo.ne.jp',
  'tan.@ezweb.ne.jp',
  '.tan@docomo.ne.jp',
  'a@b',
  'a@b.c',
  'a@company.1com',
  `${'x'.repeat(65)}@b.co`,
  // Firefox sends a domain as it was typed.
  'ana@bücher.example',
];

/** Sends forms to the handler, and records how many were stored and what was logged. */
export class EnquiryClient {
  stored = 0;
  logged: string[] = [];
  readonly #dependencies: Dependencies;

  constructor(sql: Sql, limits: Partial<Limits> = {}) {
    this.#dependencies = {
      company,
      site,
      allowedOrigins: [site],
      store: createStore(sql, { limits: { ...unlimited, ...limits }, pepper: 'pepper', consentVersion: '1' }),
      onStored: () => (this.stored += 1),
      log: (event, facts) => this.logged.push(JSON.stringify({ event, ...facts })),
    };
  }

  send(init: RequestInit): Promise<Response> {
    return handle(new Request(url, { method: 'POST', ...init }), '203.0.113.7', this.#dependencies);
  }

  sendJson(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } });
  }

  sendForm(values: Record<string, string>): Promise<Response> {
    return this.send({ body: new URLSearchParams(values) });
  }
}
