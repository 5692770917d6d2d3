import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#server/testing/database/template.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { createFailFastClients } from './connection/fail-fast.ts';
import { openPool } from './connection/pools.ts';
import type { Db } from './db.ts';
import type { TenantScope } from './tenant-scope.ts';

/** Without a tenant column; their rows belong to the installation. */
const sharedTables = ['schema_migrations', 'tenants'];

/** Policies that also hide rows of the same tenant. */
const ownPolicies: Readonly<Record<string, unknown[]>> = {
  self_identifications: [expect.stringMatching(/^\*.*app\.self_identification/)],
};

let clone: TestDatabase;
let pool: pg.Pool;
let inScope: (scope: TenantScope) => Db;

beforeAll(async () => {
  clone = await cloneDatabase();
  // One connection, so that every test uses the one of the test before.
  pool = openPool(clone.url, 'tables', silentLog);
  pool.options.max = 1;
  inScope = createFailFastClients(pool);
  await inScope('none')
    .insertInto('tenants')
    .values([1, 2].map((id) => ({ id, slug: `tenant-${id}`, title: 'Tenant', match_weights: '{}' })))
    .execute();
  for (const tenant of [1, 2]) await insertOrganisation(tenant, tenant);
});

afterAll(async () => {
  await pool.end();
  await clone.drop();
});

function insertOrganisation(scope: TenantScope, tenantId: number, db: Db = inScope(scope)) {
  const row = { tenant_id: tenantId, kind: 'employer' as const, name: 'Larkspur', slug: `larkspur-${Math.random()}` };
  return db.insertInto('organisations').values(row).execute();
}

/** The tenants of the rows that a query without a condition sees. */
async function listVisibleTenants(scope: TenantScope, db: Db = inScope(scope)): Promise<number[]> {
  const rows = await db.selectFrom('organisations').select('tenant_id').distinct().orderBy('tenant_id').execute();
  return rows.map((row) => row.tenant_id);
}

const refused = { code: '42501', message: expect.stringContaining('violates row-level security policy') };

describe('row-level security', () => {
  it('is on, forced, and has a policy for reading and writing on every table with tenant_id', async () => {
    const { rows } = await pool.query(
      `select table_name as name, relrowsecurity and relforcerowsecurity as is_forced,
         array(select polcmd::text || pg_get_expr(polqual, polrelid) from pg_policy where polrelid = pg_class.oid
           order by polname <> 'tenant_isolation', polname) as policies
       from information_schema.tables join pg_class on pg_class.oid = format('public.%I', table_name)::regclass
       where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    );
    const tables = rows.filter(({ name }) => !sharedTables.includes(name));
    const [policy] = tables[0]?.policies ?? [];
    expect(policy).toMatch(/^\*.*tenant_id/);
    for (const table of tables) {
      const policies = [policy, ...(ownPolicies[table.name] ?? [])];
      expect(table).toEqual({ name: table.name, is_forced: true, policies });
    }
  });

  it('shows a query without a tenant condition the rows of its scope: one tenant, all, or none', async () => {
    expect(await listVisibleTenants(1)).toEqual([1]);
    expect(await listVisibleTenants(2)).toEqual([2]);
    expect(await listVisibleTenants('all')).toEqual([1, 2]);
    expect(await listVisibleTenants('none')).toEqual([]);
    const plain = await pool.connect();
    await plain.query('reset app.tenant');
    expect((await plain.query('select from organisations')).rowCount).toBe(0);
    plain.release(true);
    expect((await pool.query('select from organisations')).rowCount).toBe(0);
  });

  it('refuses to insert a row of another tenant, or to move one there', async () => {
    await expect(insertOrganisation(1, 2)).rejects.toMatchObject(refused);
    await expect(insertOrganisation('none', 2)).rejects.toMatchObject(refused);
    await expect(inScope(1).updateTable('organisations').set({ tenant_id: 2 }).execute()).rejects.toMatchObject(
      refused,
    );
  });

  it('changes and deletes rows of its own tenant only', async () => {
    const name = 'Renamed';
    const changed = await inScope(1).updateTable('organisations').set({ name }).executeTakeFirstOrThrow();
    await insertOrganisation(2, 2);
    await inScope(1).deleteFrom('organisations').execute();
    const left = await inScope('all').selectFrom('organisations').select(['tenant_id', 'name']).execute();
    expect(changed.numUpdatedRows).toBe(1n);
    expect(left).toEqual([1, 2].map(() => ({ tenant_id: 2, name: 'Larkspur' })));
    await insertOrganisation(1, 1);
  });

  it('keeps interleaved transactions of two tenants on one connection apart', async () => {
    const seen = await Promise.all(
      Array.from({ length: 20 }, async (_none, index) => {
        const tenant = 1 + (index % 2);
        const tenants = await inScope(tenant)
          .transaction()
          .execute(async (db) => [
            ...(await listVisibleTenants(tenant, db)),
            ...(await listVisibleTenants(tenant, db)),
          ]);
        return [tenant, ...tenants];
      }),
    );
    expect(seen).toEqual(Array.from({ length: 20 }, (_none, index) => Array(3).fill(1 + (index % 2))));
    expect(pool.totalCount).toBe(1);
  });

  it('applies the right scope after an error, a rollback, and a failed statement', async () => {
    await expect(sql`select 1 / 0`.execute(inScope(1))).rejects.toThrow('division by zero');
    expect(await listVisibleTenants(2)).toEqual([2]);
    const rollBack = inScope(1)
      .transaction()
      .execute(async (db) => {
        await insertOrganisation(1, 1, db);
        throw new Error('rolled back');
      });
    await expect(rollBack).rejects.toThrow('rolled back');
    expect(await listVisibleTenants(1)).toEqual([1]);
    expect(await listVisibleTenants('none')).toEqual([]);
  });

  it('changes the setting only if the connection was used by another tenant', async () => {
    await listVisibleTenants(1);
    const statements: string[] = [];
    const client = await pool.connect();
    const { query } = client;
    client.query = (...args: unknown[]) => {
      statements.push(JSON.stringify(args[0]));
      return Reflect.apply(query, client, args);
    };
    client.release();
    for (const scope of [1, 1, 1, 2, 2, 1] as const) await listVisibleTenants(scope);
    expect(statements.filter((text) => text.includes('set_config'))).toHaveLength(2);
  });
});
