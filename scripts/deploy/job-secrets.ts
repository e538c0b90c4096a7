import postgres from 'postgres';

/** Stores in Supabase's Vault the address of the function and its secret, which the retry job reads each minute. */
export async function storeJobSecrets(database: string, address: string, secret: string): Promise<void> {
  const sql = postgres(database, { max: 1, prepare: false, onnotice: () => undefined });
  const values = { contact_drain_url: address, contact_drain_secret: secret };
  try {
    for (const [name, value] of Object.entries(values)) {
      const [old] = await sql<{ id: string }[]>`select id from vault.secrets where name = ${name}`;
      if (old) await sql`select vault.update_secret(${old.id}, ${value})`;
      else await sql`select vault.create_secret(${value}, ${name})`;
    }
  } finally {
    await sql.end();
  }
}
