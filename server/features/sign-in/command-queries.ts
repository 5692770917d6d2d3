import type { Provider } from '#domain/features/sign-in/contract.ts';
import type { Db } from '#server/db/db.ts';

export function findTenant(db: Db, slug: string | undefined) {
  const tenants = db.selectFrom('tenants').select(['id', 'slug', 'title', 'host']).orderBy('id').limit(1);
  return (slug === undefined ? tenants : tenants.where('slug', '=', slug)).executeTakeFirst();
}

export async function disableProvider(db: Db, tenantId: number, provider: Provider): Promise<void> {
  await db
    .updateTable('sign_in_providers')
    .set({ is_enabled: false })
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .execute();
}

export async function allowPasswords(db: Db, tenantId: number, isOn: boolean): Promise<void> {
  await db.updateTable('tenants').set({ allows_passwords: isOn }).where('id', '=', tenantId).execute();
}

/** The sign-in methods of a tenant, enabled or not. */
export async function readSignInMethods(db: Db, tenantId: number) {
  const tenant = await db
    .selectFrom('tenants')
    .select('allows_passwords')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const providers = await db
    .selectFrom('sign_in_providers')
    .select(['provider', 'is_enabled', 'label', 'client_id', 'client_secret', 'client_auth', 'token_info_url'])
    .select(['issuer', 'links_by_email'])
    .where('tenant_id', '=', tenantId)
    .orderBy('provider')
    .execute();
  return { passwords: tenant.allows_passwords, providers };
}
