import type { Provider } from '#domain/features/sign-in/contract.ts';
import type { Db } from '#server/db/db.ts';

/** An account at a provider. */
export interface ExternalKey {
  readonly provider: Provider;
  readonly issuer: string;
  readonly subject: string;
}

export interface ExternalIdentity extends ExternalKey {
  readonly email: string;
}

const account = ['u.id', 'u.account_kind', 'u.full_name', 'u.state'] as const;

/** The account linked with an external identity. */
export function findLinkedAccount(db: Db, tenantId: number, key: ExternalKey) {
  return db
    .selectFrom('external_identities as e')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select(account)
    .where('e.tenant_id', '=', tenantId)
    .where('e.provider', '=', key.provider)
    .where('e.issuer', '=', key.issuer)
    .where('e.subject', '=', key.subject)
    .executeTakeFirst();
}

export function findAccount(db: Db, tenantId: number, by: { email: string } | { id: number }) {
  return db
    .selectFrom('users as u')
    .select([...account, 'u.email', 'u.password_hash', 'u.email_verified_at'])
    .where('u.tenant_id', '=', tenantId)
    .where('email' in by ? 'u.email' : 'u.id', '=', 'email' in by ? by.email : by.id)
    .executeTakeFirst();
}

/** Returns false if the identity has another account, or the account has another identity of the provider. */
export async function insertIdentity(
  db: Db,
  tenantId: number,
  userId: number,
  identity: ExternalIdentity,
): Promise<boolean> {
  const row = await db
    .insertInto('external_identities')
    .values({
      tenant_id: tenantId,
      provider: identity.provider,
      issuer: identity.issuer,
      subject: identity.subject,
      user_id: userId,
      email: identity.email,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export function listIdentities(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('external_identities as e')
    .leftJoin('sign_in_providers as p', (on) =>
      on.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.provider', '=', 'e.provider'),
    )
    .select(['e.provider', 'e.email', 'e.created_at', 'p.label', 'p.is_enabled'])
    .where('e.tenant_id', '=', tenantId)
    .where('e.user_id', '=', userId)
    .orderBy('e.created_at')
    .execute();
}

export async function deleteIdentity(db: Db, tenantId: number, userId: number, provider: Provider): Promise<boolean> {
  const row = await db
    .deleteFrom('external_identities')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Inserts a job seeker who signed up with a provider: no password, verified email, terms not accepted yet.
 * Returns undefined if the email has an account in the meantime.
 */
export async function insertSeeker(
  db: Db,
  seeker: { tenantId: number; email: string; fullName: string; language: string; now: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      tenant_id: seeker.tenantId,
      account_kind: 'job_seeker',
      email: seeker.email,
      full_name: seeker.fullName,
      language: seeker.language,
      password_hash: null,
      email_verified_at: seeker.now,
      is_consent: false,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await db.insertInto('seeker_profiles').values({ tenant_id: seeker.tenantId, user_id: row.id }).execute();
  return row?.id;
}

/** Marks the email as verified and removes the password. */
export async function claimAccount(db: Db, tenantId: number, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: null, email_verified_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}
