import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';

const app = testApp();

const tenantTables = `select c.oid, c.relname from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

async function listRows(sql: string): Promise<unknown[]> {
  return (await app().services.database.pool.query(sql)).rows;
}

// So that the tables can be distributed by tenant over several servers.
describe('tables of tenants', () => {
  it('every unique key contains the tenant', async () => {
    const found = await listRows(`select t.relname, pg_get_indexdef(i.indexrelid) as key from pg_index i
      join (${tenantTables}) t on t.oid = i.indrelid
      where i.indisunique and not exists (select from pg_attribute a
        where a.attrelid = i.indrelid and a.attname = 'tenant_id' and a.attnum = any(i.indkey))`);
    expect(found).toEqual([]);
  });

  it('every foreign key contains the tenant, except those to the tenants', async () => {
    const found = await listRows(`select t.relname, pg_get_constraintdef(k.oid) as key from pg_constraint k
      join (${tenantTables}) t on t.oid = k.conrelid
      where k.contype = 'f' and pg_get_constraintdef(k.oid) not like 'FOREIGN KEY (tenant_id%'`);
    expect(found).toEqual([]);
  });

  it('only the tenants and the migrations belong to no tenant', async () => {
    const found =
      await listRows(`select relname from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from (${tenantTables}) t where t.oid = c.oid) order by relname`);
    expect(found).toEqual([{ relname: 'schema_migrations' }, { relname: 'tenants' }]);
  });
});
