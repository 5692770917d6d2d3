import type pg from 'pg';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import type { Fingerprint, SequenceValue } from './records.ts';

/** A table and its columns, without generated ones. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Makes text output independent of the server configuration. */
export const portableSession = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set synchronize_seqscans = off`;

/** All tables of the product in a fixed order. @throws DatabaseError if there are tables outside `public` */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const outside = (await listUserTables(client)).filter(({ schema }) => schema !== 'public');
  if (outside[0]) {
    throw new DatabaseError(
      `A backup contains only tables of the schema public; this database also has ${outside[0].schema}.${outside[0].name}.`,
    );
  }
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
     group by c.relname order by c.relname collate "C"`,
  );
  return rows;
}

/**
 * The product's own policies show all rows to the connections of commands; any other could hide rows from a backup.
 * @throws DatabaseError if there are other policies
 */
export async function assertOwnPolicies(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; table: string }>(
    `select polname as name, polrelid::regclass::text as table from pg_policy
     where polname <> 'tenant_isolation' and (polname, polrelid::regclass::text) <> ('own_answers', 'self_identifications')`,
  );
  const [other] = rows;
  if (!other) return;
  throw new DatabaseError(
    `The table ${other.table} has the row-level security policy ${other.name}, which may hide rows from the backup. Drop it first.`,
  );
}

/** User-created tables in any schema; none in a new database. */
export async function listUserTables(client: pg.ClientBase): Promise<{ schema: string; name: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1, 2`,
  );
  return rows;
}

export async function computeFingerprint(client: pg.ClientBase, { name, columns }: Table): Promise<Fingerprint> {
  const { rows } = await client.query<Fingerprint>(
    `select count(*) as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(row(${quoteAll(columns)})::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint), 0)::text as hash
     from public.${quote(name)}`,
  );
  return rows[0] ?? { rows: 0, hash: '0' };
}

/** The state of every sequence, including those of identity columns. */
export async function listSequences(client: pg.ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname collate "C"`,
  );
  const values: SequenceValue[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from public.${quote(name)}`,
    );
    if (state.rows[0]) values.push({ name, ...state.rows[0] });
  }
  return values;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteAll(names: readonly string[]): string {
  return names.map(quote).join(', ');
}
