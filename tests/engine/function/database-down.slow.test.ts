import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startCluster } from '../../support/cluster.ts';
import { useEdge } from '../../support/edge.ts';
import { visitor } from './visitor.ts';

const own = useEdge(startCluster);

async function send(): Promise<{ id: string; status: number; isSoon: boolean }> {
  const id = randomUUID();
  const began = performance.now();
  const { status } = await own.send({ ...visitor, id, email: `visitor-${id}@example.com` });
  return { id, status, isSoon: performance.now() - began < 15_000 };
}

async function expectRefusals(): Promise<void> {
  for (const answer of await Promise.all(Array.from({ length: 30 }, send)))
    expect(answer).toMatchObject({ status: 503, isSoon: true });
}

/** The function works again, without a restart: an enquiry is stored, and its mails are sent. */
async function expectRecovery(): Promise<void> {
  let last = '';
  const nextStatus = async () => {
    const { id, status } = await send();
    last = id;
    return status;
  };
  await expect.poll(nextStatus).toBe(200);
  const mails = () => own.mail.received.filter(({ messageId }) => messageId!.startsWith(`<${last}`)).length;
  await expect.poll(mails).toBe(2);
}

test('when the database does not answer, the function answers 503 after the timeout and drops its connections', async () => {
  await expectRecovery();
  const unfreeze = await own.database.freeze('send-contact-email');
  await expectRefusals();
  expect(await send()).toMatchObject({ status: 503, isSoon: true });
  unfreeze();
  // PostgreSQL first works through the connections that were given up while it was frozen.
  await expectRecovery();
});
