import type { Kysely } from 'kysely';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import type { Database } from '#server/db/tables.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { saveProviderRow } from './queries.ts';

export interface ProviderSettings {
  readonly tenantId: number;
  readonly provider: Provider;
  /** The name on its button, for the tenant's own provider. */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without one. */
  readonly clientSecret: string | null;
  readonly clientAuth: 'basic' | 'post';
  /** Where Google access tokens are looked up; empty for other providers. */
  readonly tokenInfoUrl: string;
  readonly linksByEmail: boolean;
}

/** Switches a provider on for a tenant, its secret sealed. */
export function saveProvider(db: Kysely<Database>, box: SecretBox, settings: ProviderSettings): Promise<void> {
  const clientSecret = settings.clientSecret === null ? null : box.seal(settings.clientSecret);
  return saveProviderRow(db, { ...settings, isEnabled: true, clientSecret });
}
