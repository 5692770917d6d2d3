import type { TestApp } from '#server/testing/app.ts';

/** The tables with rows of tenants. */
async function listTenantTables({ services }: TestApp): Promise<string[]> {
  const { rows } = await services.database.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every row of a tenant by table, in an order that depends on the rows only. Tables named in `except` are left out. */
export async function readTenantRows(
  test: TestApp,
  tenantId: number,
  except: readonly string[],
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables = await listTenantTables(test);
  const unknown = except.filter((name) => !tables.includes(name));
  if (unknown.length > 0) throw new Error(`No such tables: ${unknown.join(', ')}`);
  const found: Record<string, readonly unknown[]> = {};
  for (const name of tables.filter((each) => !except.includes(each))) {
    const { rows } = await test.services.database.pool.query<{ row: unknown }>(
      `select to_jsonb(x) as row from ${name} x where x.tenant_id = $1 order by to_jsonb(x)::text`,
      [tenantId],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** The tables of a tenant with a text in any column. */
export async function findTablesWith(test: TestApp, tenantId: number, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await listTenantTables(test)) {
    const { rowCount } = await test.services.database.pool.query(
      `select from ${name} x where x.tenant_id = $1 and x::text ilike $2`,
      [tenantId, `%${text}%`],
    );
    if ((rowCount ?? 0) > 0) found.push(name);
  }
  return found;
}
