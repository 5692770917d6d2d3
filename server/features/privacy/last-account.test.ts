import { describe, expect, it } from 'vitest';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

/** Deletes an account without a password, right after its sign-in. */
const erase = (account: TestAccount) => send(app(), account, privacyApi.deleteAccount, { body: { password: '' } });

async function removePasswords(tenant: TestTenant): Promise<void> {
  const { db } = app().services.database;
  await db.updateTable('users').set({ password_hash: null }).where('tenant_id', '=', tenant.id).execute();
}

describe('POST /api/v1/me/deletion of the last account of its kind', () => {
  it('refuses the only administrator with last_admin', async () => {
    const tenant = await makeTenant(app());
    const admin = await makeAccount(app(), tenant, 'admin');
    await makeAccount(app(), tenant, 'program_manager');
    await removePasswords(tenant);
    const { status, problem } = await erase(admin);
    expect([status, problem.code]).toEqual([409, 'last_admin']);
  });

  it.each(['admin', 'hiring_manager'] as const)(
    'leaves one %s when all of them delete their accounts at once',
    async (role) => {
      const tenant = await makeTenant(app());
      const first = await makeAccount(app(), tenant, role);
      const inTeam = first.organisationId === null ? {} : { organisationId: first.organisationId };
      const others = await Promise.all([1, 2, 3].map(() => makeAccount(app(), tenant, role, inTeam)));
      await removePasswords(tenant);
      const results = await Promise.all([first, ...others].map(erase));
      expect(results.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
      const { db } = app().services.database;
      const left = db.selectFrom('users').select('id').where('tenant_id', '=', tenant.id).where('state', '=', 'active');
      expect(await left.execute()).toHaveLength(1);
    },
  );
});
