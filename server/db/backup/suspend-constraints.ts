import type pg from 'pg';

/**
 * Drops foreign keys and plain indexes, disables triggers, and exempts the owner from row-level security, under which COPY
 * cannot load rows: for a fast load in any order. Returns the function that restores them, which also checks the foreign
 * keys. Requires only ownership of the tables.
 */
export async function suspendConstraints(client: pg.ClientBase): Promise<() => Promise<void>> {
  const statements = [
    ...(await listForeignKeys(client)),
    ...(await listIndexes(client)),
    ...(await listTriggers(client)),
    ...(await listForcedTables(client)),
  ];
  for (const { down } of statements) await client.query(down);
  return async () => {
    for (const { up } of statements.toReversed()) await client.query(up);
  };
}

interface ReversibleStatement {
  readonly down: string;
  readonly up: string;
}

async function listForeignKeys(client: pg.ClientBase): Promise<ReversibleStatement[]> {
  return queryStatements(
    client,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as down,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as up
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
}

async function listIndexes(client: pg.ClientBase): Promise<ReversibleStatement[]> {
  return queryStatements(
    client,
    `select format('drop index %s', i.indexrelid::regclass) as down, pg_get_indexdef(i.indexrelid) as up
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and not c.relispartition and not i.indisunique
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  );
}

async function listTriggers(client: pg.ClientBase): Promise<ReversibleStatement[]> {
  return queryStatements(
    client,
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as down,
       format('alter table %s enable %s trigger %I', tgrelid::regclass,
         case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as up
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D'`,
  );
}

async function listForcedTables(client: pg.ClientBase): Promise<ReversibleStatement[]> {
  return queryStatements(
    client,
    `select format('alter table %s no force row level security', oid::regclass) as down,
       format('alter table %s force row level security', oid::regclass) as up
     from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
  );
}

async function queryStatements(client: pg.ClientBase, sql: string): Promise<ReversibleStatement[]> {
  const { rows } = await client.query<ReversibleStatement>(sql);
  return rows;
}
