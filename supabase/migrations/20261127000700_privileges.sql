-- Only the function's connection may use the objects of the schema. New objects have default privileges, so a migration
-- that adds a table or a function has to revoke them again. Supabase has the three roles, and gives them rights on what
-- is new; a plain PostgreSQL has not.
do $$
declare
  reader text;
begin
  revoke all on schema contact from public;
  revoke all on all tables in schema contact from public;
  revoke all on all functions in schema contact from public;
  foreach reader in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_catalog.pg_roles where rolname = reader) then
      execute format('revoke all on schema contact from %I', reader);
      execute format('revoke all on all tables in schema contact from %I', reader);
      execute format('revoke all on all sequences in schema contact from %I', reader);
      execute format('revoke all on all functions in schema contact from %I', reader);
    end if;
  end loop;
end;
$$;
