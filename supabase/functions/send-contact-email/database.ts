import postgres, { type Sql } from 'postgres';

/** PostgreSQL's code for "too many clients". */
const tooManyConnections = '53300';

type Value = string | number | boolean | null;

/** Runs SQL, as `sql` of postgres.js does. Rejects when the database is down. */
export type Query = <Rows extends readonly object[]>(
  words: TemplateStringsArray,
  ...values: Value[]
) => PromiseLike<Rows>;

/**
 * A connection string with only the parameters that postgres.js reads. It sends those of other programs, such as
 * `pgbouncer`, to the server, which refuses them.
 */
function withoutForeign(url: string): string {
  const [address = '', query = ''] = url.replace('sslrootcert=system', 'sslmode=verify-full').split('?');
  const own = query.split('&').filter((one) => /^(ssl|sslmode|sslnegotiation|target_session_attrs|options)=/.test(one));
  return `${address}?${own.join('&')}`;
}

function connect(url: string, timeout: number): Sql {
  return postgres(withoutForeign(url), {
    // Supabase's connection pool gives each transaction any connection, so prepared statements are lost.
    prepare: false,
    // Only arrays need the types, and fetching them is one more query on each new connection.
    fetch_types: false,
    // In seconds.
    connect_timeout: timeout,
    // Reconnect at once: by default the delay grows to 20 s, and visitors would wait for it.
    backoff: false,
    // Every instance of the function has connections of its own, and the database accepts few. So each has two, and
    // gives them back after these seconds without a query.
    idle_timeout: 2,
    max: 2,
    connection: { application_name: 'send-contact-email' },
    onnotice: () => undefined,
  });
}

/**
 * The function's connections to its database; the first query opens the first one. If the machine of the database
 * disappears, connections to it would hang for a quarter of an hour. So after `timeout` seconds without an answer they
 * are dropped, and new ones are opened. The timeout is shorter than that of the enquiry form, and longer than a distant
 * database needs.
 */
export function openDatabase(url: string, timeout = 6): { sql: Query; end: () => Promise<void> } {
  let connections = connect(url, timeout);
  let pendingQueries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restartAnswerTimer(): void {
    clearTimeout(timer);
    timer = setTimeout(reconnect, timeout * 1_000);
  }

  /** Rejects all pending queries. */
  function reconnect(): void {
    void connections.end({ timeout: 0 });
    connections = connect(url, timeout);
    restartAnswerTimer();
  }

  /** Runs a query. While the database has no connection left, tries again until the time is over. */
  async function runQuery<Rows extends readonly object[]>(
    query: () => PromiseLike<Rows>,
    until = performance.now() + timeout * 1_000,
  ): Promise<Rows> {
    try {
      return await query();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'CONNECTION_DESTROYED')
        throw new Error(`The database did not answer for ${timeout} s.`, { cause: error });
      if (code !== tooManyConnections || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200));
      return runQuery(query, until);
    }
  }

  return {
    sql: async <Rows extends readonly object[]>(words: TemplateStringsArray, ...values: Value[]) => {
      pendingQueries += 1;
      if (pendingQueries === 1) restartAnswerTimer();
      try {
        const rows = await runQuery(() => connections<Rows>(words, ...values));
        restartAnswerTimer();
        return rows;
      } finally {
        pendingQueries -= 1;
        if (pendingQueries === 0) clearTimeout(timer);
      }
    },
    end: () => connections.end({ timeout: 2 }),
  };
}
