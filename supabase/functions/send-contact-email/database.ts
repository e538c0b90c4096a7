import postgres, { type Sql } from 'postgres';

type Value = string | number | boolean | null;

/** Asks the database something in SQL; `sql` of postgres.js is one. Rejects when the database is away. */
export type Query = <Rows extends readonly object[]>(
  words: TemplateStringsArray,
  ...values: Value[]
) => PromiseLike<Rows>;

function open(url: string, timeout: number): Sql {
  return postgres(url, {
    // Supabase pools connections by transaction, which forgets prepared statements.
    prepare: false,
    // Only arrays would need it, and it is one more question on each new connection.
    fetch_types: false,
    // In seconds.
    connect_timeout: timeout,
    // A connection that was lost is opened again at once: each wait would be a visitor's, and grow to 20 s.
    backoff: false,
    // In seconds. What stands between may forget a connection that is not used, and say nothing.
    idle_timeout: 30,
    max: 10,
    connection: { application_name: 'send-contact-email' },
    onnotice: () => undefined,
  });
}

/**
 * The function's connections to its database, the first of them opened by the first query. A machine that is gone says
 * nothing, not even that; connections to it would hang for a quarter of an hour. After `timeout` seconds without a word
 * they are left, and new ones opened: fewer than a page waits for its answer, and more than a distant database needs.
 */
export function openDatabase(url: string, timeout = 6): { sql: Query; end: () => Promise<void> } {
  let connections = open(url, timeout);
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function listen(): void {
    clearTimeout(timer);
    timer = setTimeout(leave, timeout * 1_000);
  }

  /** All that was asked is rejected. */
  function leave(): void {
    void connections.end({ timeout: 0 });
    connections = open(url, timeout);
    listen();
  }

  return {
    sql: async <Rows extends readonly object[]>(words: TemplateStringsArray, ...values: Value[]) => {
      asked += 1;
      if (asked === 1) listen();
      try {
        const rows: Rows = await connections<Rows>(words, ...values);
        listen();
        return rows;
      } catch (error) {
        const wasLeft = error instanceof Error && 'code' in error && error.code === 'CONNECTION_DESTROYED';
        throw wasLeft ? new Error(`The database said nothing for ${timeout} s.`) : error;
      } finally {
        asked -= 1;
        if (asked === 0) clearTimeout(timer);
      }
    },
    end: () => connections.end({ timeout: 2 }),
  };
}
