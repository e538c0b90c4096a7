import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';

const versionOf = (file: string) => file.replace(/_.*/, '');

/**
 * Runs the migrations that a database does not have yet, each in a transaction. They are recorded as Supabase records
 * them.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`create schema if not exists supabase_migrations`;
  await sql`create table if not exists supabase_migrations.schema_migrations (version text primary key, name text)`;
  const all = readdirSync(folder).toSorted();
  const known = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  const done = new Set(known.map(({ version }) => version));
  if (known.some(({ version }) => !all.map(versionOf).includes(version)))
    throw new Error('This database was made before the migrations were written anew. Fix: delete the folder .local');
  const files = all.filter((file) => !done.has(versionOf(file)));
  for (const file of files) {
    const [, name = ''] = /_(.*)\.sql$/.exec(file) ?? [];
    await sql.begin(async (transaction) => {
      await transaction.unsafe(readFileSync(join(folder, file), 'utf8'));
      await transaction`insert into supabase_migrations.schema_migrations values (${versionOf(file)}, ${name})`;
    });
  }
  await sql.end();
  return files;
}
