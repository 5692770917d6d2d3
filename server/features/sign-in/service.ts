import type { ClientAuth } from '#domain/features/sign-in/admin-contract.ts';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import type { Db } from '#server/db/db.ts';
import type { SecretBox } from '#server/lib/secrets/secret-box.ts';
import { allowPasswords, disableProvider, findTenant, readSignInMethods } from './command-queries.ts';
import { saveProviderRow } from './queries.ts';

export interface ProviderSettings {
  readonly tenantId: number;
  readonly provider: Provider;
  /** Button label of the tenant's own provider. */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without one. */
  readonly clientSecret: string | null;
  readonly clientAuth: ClientAuth;
  /** Token info endpoint for Google access tokens; empty for other providers. */
  readonly tokenInfoUrl: string;
  readonly linksByEmail: boolean;
}

/** Enables a provider for a tenant; seals its secret. */
export function saveProvider(db: Db, box: SecretBox, settings: ProviderSettings): Promise<void> {
  const clientSecret = settings.clientSecret === null ? null : box.seal(settings.clientSecret);
  return saveProviderRow(db, { ...settings, isEnabled: true, clientSecret });
}

/** The tenant with this slug, or the first tenant. */
export function findTenantBySlug(db: Db, slug: string | undefined) {
  return findTenant(db, slug);
}

export function turnOffProvider(db: Db, tenantId: number, provider: Provider): Promise<void> {
  return disableProvider(db, tenantId, provider);
}

/** Turns password sign-in on or off. */
export function setPasswordsAllowed(db: Db, tenantId: number, isOn: boolean): Promise<void> {
  return allowPasswords(db, tenantId, isOn);
}

/** One line per sign-in method of the tenant, without secrets. */
export async function describeSignInMethods(db: Db, tenantId: number): Promise<string[]> {
  const { passwords, providers } = await readSignInMethods(db, tenantId);
  return [
    `  password   ${passwords ? 'on' : 'off'}`,
    ...providers.map((row) => {
      const trusted = row.links_by_email ? ', emails trusted' : '';
      return `  ${row.provider.padEnd(10)} ${row.is_enabled ? 'on' : 'off'}, client ${row.client_id} at ${row.issuer}${trusted}`;
    }),
  ];
}
