import { describe, expect, it } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { systemContext, visitorContext, withSessionDb } from './contexts.ts';

const app = testApp();

function openRequest({ id, host }: TestTenant) {
  return visitorContext(app().services, { id, slug: '', title: '', host }, 'test');
}

/** The tenants of all accounts that a query without a condition finds. */
async function listTenants(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('users').select('tenant_id').distinct().orderBy('tenant_id').execute();
  return rows.map((row) => row.tenant_id);
}

describe('the database client of a context', () => {
  it('finds only the rows of the tenant of the request, even without a condition', async () => {
    const tenants = [await makeTenant(app()), await makeTenant(app())];
    for (const tenant of tenants) await makeAccount(app(), tenant, 'hiring_manager');
    for (const tenant of tenants) {
      const ctx = openRequest(tenant);
      for (const db of [ctx.db, ctx.readDb, withSessionDb(ctx).db]) expect(await listTenants(db)).toEqual([tenant.id]);
    }
  });

  it('cannot write a row of another tenant', async () => {
    const [own, other] = [await makeTenant(app()), await makeTenant(app())];
    const row = { tenant_id: other.id, kind: 'employer' as const, name: 'Larkspur', slug: 'larkspur' };
    await expect(openRequest(own).db.insertInto('organisations').values(row).execute()).rejects.toThrow(
      'violates row-level security policy',
    );
  });

  it('finds the rows of one tenant or of all for a background task', async () => {
    const tenants = [await makeTenant(app()), await makeTenant(app())];
    for (const tenant of tenants) await makeAccount(app(), tenant, 'hiring_manager');
    const ids = tenants.map(({ id }) => id);
    expect(await listTenants(systemContext(app().services, 0, 'test').db)).toEqual(expect.arrayContaining(ids));
    for (const id of ids) expect(await listTenants(systemContext(app().services, id, 'test').db)).toEqual([id]);
  });
});
