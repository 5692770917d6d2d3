import { type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { tryLockTenant } from '#server/db/tenant-lock.ts';

/** Longer than any transaction: after this time, no entry with a lower number is committed. */
export const maxCommitMinutes = 10;

/**
 * Everything an entry (`e`) says, as text that is the same on every server. Entries without an origin have the text that
 * they had before origins were recorded, so that old seals stay valid and an origin can be neither added nor removed later.
 */
const entryText = sql<string>`(jsonb_build_array(e.tenant_id, e.id, (extract(epoch from e.at) * 1000000)::bigint,
  e.actor_user_id, e.impersonator_user_id, e.action, e.subject_kind, e.subject_id, e.detail, e.request_id)
  || case when e.network is null and e.device is null then '[]' else jsonb_build_array(e.network, e.device) end)::text`;

/** Entries up to this number were sealed if they were written in time. */
function sealedUpTo(tenantId: RawBuilder<unknown>): RawBuilder<number> {
  return sql`coalesce((select s.audit_event_id from audit_seals s where s.tenant_id = ${tenantId}
    and s.sealed_at < now() - make_interval(mins => ${maxCommitMinutes}) order by s.position desc limit 1), 0)`;
}

const isNotSealed = sql`not exists (select from audit_seals s where s.tenant_id = e.tenant_id and s.audit_event_id = e.id)`;

/** The tenants with entries to seal. */
export async function listTenantsToSeal(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select t.id from tenants t where exists
    (select from audit_events e where e.tenant_id = t.id and e.id > ${sealedUpTo(sql`t.id`)} and ${isNotSealed})
    order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns false if another process seals entries of this tenant at the moment. */
export function lockChain(db: DbTransaction, tenantId: number): Promise<boolean> {
  return tryLockTenant(db, 'audit seals', tenantId);
}

export function findLastSeal(db: Db, tenantId: number) {
  return db
    .selectFrom('audit_seals')
    .select(['position', 'hash'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface UnsealedEntry {
  readonly id: number;
  readonly text: string;
}

interface Page {
  /** The number or position of the last one on the page before. */
  readonly after: number;
  readonly limit: number;
}

/** Entries to seal, in the order of their numbers. */
export async function listUnsealed(db: Db, tenantId: number, { after, limit }: Page): Promise<UnsealedEntry[]> {
  const { rows } = await sql<UnsealedEntry>`select e.id, ${entryText} as text from audit_events e
    where e.tenant_id = ${tenantId} and e.id > greatest(${after}, ${sealedUpTo(sql`${tenantId}`)}) and ${isNotSealed}
    order by e.id limit ${limit}`.execute(db);
  return rows;
}

interface NewSeal {
  readonly tenant_id: number;
  readonly position: number;
  readonly audit_event_id: number;
  readonly hash: Buffer;
}

export async function insertSeals(db: DbTransaction, seals: readonly NewSeal[]): Promise<void> {
  await db.insertInto('audit_seals').values(seals).execute();
}

/** A seal with its entry; `text` and `at` are null if the entry is missing. */
export interface SealedEntry {
  readonly position: number;
  readonly audit_event_id: number;
  readonly hash: Buffer;
  readonly text: string | null;
  readonly at: Date | null;
}

export async function listSealed(db: Db, tenantId: number, { after, limit }: Page): Promise<SealedEntry[]> {
  const { rows } = await sql<SealedEntry>`select s.position, s.audit_event_id, s.hash, e.at,
      case when e.id is not null then ${entryText} end as text
    from audit_seals s left join audit_events e on e.tenant_id = s.tenant_id and e.id = s.audit_event_id
    where s.tenant_id = ${tenantId} and s.position > ${after} order by s.position limit ${limit}`.execute(db);
  return rows;
}

interface EntryState {
  readonly id: number;
  readonly is_sealed: boolean;
  /** Not sealed, although entries after it have been for a while. */
  readonly is_late: boolean;
}

export async function listEntryStates(db: Db, tenantId: number, { after, limit }: Page): Promise<EntryState[]> {
  const { rows } = await sql<EntryState>`select e.id, not ${isNotSealed} as is_sealed,
      ${isNotSealed} and e.id <= ${sealedUpTo(sql`${tenantId}`)} as is_late
    from audit_events e where e.tenant_id = ${tenantId} and e.id > ${after} order by e.id limit ${limit}`.execute(db);
  return rows;
}
