import { beforeAll } from 'vitest';
import { firstAdminId } from '#domain/access/permissions.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

interface FirstAdmin extends Caller {
  readonly id: number;
  readonly tenant: TestTenant;
  /** Opens another session. */
  readonly another: () => Promise<Caller>;
}

const [email, password] = ['ada@example.com', 'violet tractor sings'] as const;

/** Creates the account with user id 1 before the tests of a file. A database has only one. */
export function makeFirstAdmin(app: () => TestApp): {
  readonly firstAdmin: () => FirstAdmin;
  readonly password: string;
} {
  let firstAdminAccount: FirstAdmin | undefined;
  beforeAll(async () => {
    const tenant = await makeTenant(app());
    await insertFirstAdmin(app(), tenant);
    const signInAgain = () => signIn(app(), tenant);
    firstAdminAccount = { id: firstAdminId, tenant, another: signInAgain, ...(await signInAgain()) };
  });
  const firstAdmin = () => {
    if (!firstAdminAccount) throw new Error('The first administrator exists only during tests');
    return firstAdminAccount;
  };
  return { firstAdmin, password };
}

async function insertFirstAdmin({ services }: TestApp, tenant: TestTenant): Promise<void> {
  const passwordHash = await services.passwords.hash(password);
  const row = { tenant_id: tenant.id, id: firstAdminId, email, full_name: 'Ada First' };
  await services.database.db
    .insertInto('users')
    .values({ ...row, account_kind: 'admin', password_hash: passwordHash })
    .execute();
}

async function signIn(test: TestApp, tenant: TestTenant): Promise<Caller> {
  const response = await send(test, tenant.visitor, accountsApi.signIn, { body: { username: email, password } });
  return { host: tenant.host, token: response.body.access };
}
