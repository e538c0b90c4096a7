import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../../support/cluster.ts';
import { freePort } from '../../../support/database.ts';
import { settingsFor } from '../../../support/function-settings.ts';
import { acceptedIn, conflictsIn, type Accepted } from './provider-journal.ts';
import { KillableProcess } from './killable-process.ts';
import type { Part } from './plan.ts';

/** A planted fault: reminders at any hour, or each mail about a late reply queued twice. */
export type Fault = 'night' | 'twice';

const queueTwice = `
  alter table contact.outbox drop constraint outbox_once;
  create function contact.queue_again() returns trigger language plpgsql as $$
  begin
    insert into contact.outbox (enquiry_id, kind, occasion) values (new.enquiry_id, new.kind, new.occasion);
    return null;
  end $$;
  create trigger queue_again after insert on contact.outbox for each row
  when (new.kind = 'overdue' and pg_trigger_depth() = 0) execute function contact.queue_again();
`;

const functionFile = new URL('function-process.ts', import.meta.url);
const providerFile = new URL('provider-process.ts', import.meta.url);

/** The mail rates of the provider and of the functions are this many times higher than in reality. */
const speed = 150;
const perSecond = 2 * speed;

interface FunctionProcess {
  url: string;
  process: KillableProcess;
}

/** All parts of the system, each in its own process: two functions, a database and a mail provider. */
export class Parts {
  readonly database: Cluster;
  readonly functions: readonly FunctionProcess[];
  readonly #provider: KillableProcess;
  readonly #folder: string;
  #isDown = false;

  private constructor(
    database: Cluster,
    functions: readonly FunctionProcess[],
    provider: KillableProcess,
    folder: string,
  ) {
    this.database = database;
    this.functions = functions;
    this.#provider = provider;
    this.#folder = folder;
  }

  static async start(faults: readonly Fault[]): Promise<Parts> {
    const folder = mkdtempSync(join(tmpdir(), 'year-'));
    const [database, mailPort, ...ports] = await Promise.all([startCluster(), freePort(), freePort(), freePort()]);
    if (faults.includes('twice')) await database.sql.unsafe(queueTwice);
    const settings = {
      ...settingsFor('http', mailPort, database.url),
      MAIL_PER_SECOND: String(perSecond),
      DIGEST: 'daily',
    };
    const functions = ports.map((port) => ({
      url: `http://127.0.0.1:${port}/functions/v1/send-contact-email`,
      process: new KillableProcess(functionFile, [String(port), JSON.stringify(settings), ...faults]),
    }));
    const journal = join(folder, 'accepted');
    const provider = new KillableProcess(providerFile, [String(mailPort), journal, String(perSecond)]);
    await Promise.all([provider.start(), ...functions.map(({ process }) => process.start())]);
    return new Parts(database, functions, provider, folder);
  }

  /** Kills a part and starts it again. */
  async killAndStart(part: Part, which: number): Promise<void> {
    if (part === 'database') {
      await this.database.kill();
      await this.database.start();
      return;
    }
    const process = part === 'provider' ? this.#provider : this.functions[which % this.functions.length]!.process;
    await process.kill();
    await process.start();
    if (part === 'provider') this.setProviderDown(this.#isDown);
  }

  /**
   * Sets how far the clocks of the functions are ahead, in ms, also in processes that get no requests at the moment.
   */
  setClock(offset: number): void {
    for (const { process } of this.functions) process.send(String(offset));
  }

  /** Waits for the work that the functions do after a response, so that it takes no time on the moved clock. */
  async finish(): Promise<void> {
    await Promise.all(this.functions.map(({ process }) => process.ask('finish')));
  }

  /** Makes the provider refuse all mails, or accept them again. */
  setProviderDown(isDown: boolean): void {
    this.#isDown = isDown;
    this.#provider.send(isDown ? 'down' : 'well');
  }

  accepted(): Accepted[] {
    return acceptedIn(join(this.#folder, 'accepted'));
  }

  conflicts(): string[] {
    return conflictsIn(join(this.#folder, 'accepted'));
  }

  async stop(): Promise<void> {
    await Promise.all([this.#provider, ...this.functions.map(({ process }) => process)].map((one) => one.kill()));
    await this.database.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
