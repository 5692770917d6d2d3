import type { ClientAuth } from '#domain/features/sign-in/admin-contract.ts';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import type { Db } from '#server/db/db.ts';

export function listProviders(db: Db, tenantId: number) {
  return db
    .selectFrom('sign_in_providers')
    .select(['provider', 'label'])
    .where('tenant_id', '=', tenantId)
    .where('is_enabled', '=', true)
    .execute();
}

export function findProvider(db: Db, tenantId: number, provider: Provider) {
  return db
    .selectFrom('sign_in_providers as p')
    .innerJoin('tenants as t', 't.id', 'p.tenant_id')
    .selectAll('p')
    .select('t.host')
    .where('p.tenant_id', '=', tenantId)
    .where('p.provider', '=', provider)
    .where('p.is_enabled', '=', true)
    .executeTakeFirst();
}

export interface ProviderRow {
  readonly tenantId: number;
  readonly provider: Provider;
  readonly isEnabled: boolean;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: Buffer | null;
  readonly clientAuth: ClientAuth;
  readonly tokenInfoUrl: string;
  readonly linksByEmail: boolean;
}

/** Inserts or replaces the provider's settings. */
export async function saveProviderRow(db: Db, row: ProviderRow): Promise<void> {
  const values = {
    is_enabled: row.isEnabled,
    label: row.label,
    issuer: row.issuer,
    client_id: row.clientId,
    client_secret: row.clientSecret,
    client_auth: row.clientAuth,
    token_info_url: row.tokenInfoUrl,
    links_by_email: row.linksByEmail,
    updated_at: new Date(),
  };
  await db
    .insertInto('sign_in_providers')
    .values({ tenant_id: row.tenantId, provider: row.provider, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider']).doUpdateSet(values))
    .execute();
}

export interface NewFlow {
  readonly tenantId: number;
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly provider: Provider;
  readonly expiresAt: Date;
  readonly nonce?: string;
  readonly verifier?: string;
  readonly userId?: number | null;
  readonly issuer?: string;
  readonly subject?: string;
  readonly email?: string;
}

export async function insertFlow(db: Db, flow: NewFlow): Promise<void> {
  await db
    .insertInto('sign_in_flows')
    .values({
      tenant_id: flow.tenantId,
      state_hash: flow.stateHash,
      browser_hash: flow.browserHash,
      provider: flow.provider,
      nonce: flow.nonce ?? '',
      verifier: flow.verifier ?? '',
      user_id: flow.userId ?? null,
      issuer: flow.issuer ?? null,
      subject: flow.subject ?? null,
      email: flow.email ?? null,
      expires_at: flow.expiresAt,
    })
    .execute();
}

/** Deletes and returns the flow, so that it can be used once. */
export function deleteFlow(db: Db, tenantId: number, stateHash: Buffer) {
  return db
    .deleteFrom('sign_in_flows')
    .where('tenant_id', '=', tenantId)
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
}

export function findFlow(db: Db, tenantId: number, stateHash: Buffer) {
  return db
    .selectFrom('sign_in_flows')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('state_hash', '=', stateHash)
    .executeTakeFirst();
}

export async function deleteExpiredFlows(db: Db, tenantId: number, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_flows').where('tenant_id', '=', tenantId).where('expires_at', '<', now).execute();
}
