import { type RawBuilder, sql } from 'kysely';
import { auditActions, privateAuditActions } from '#domain/features/audit/actions.ts';
import type { AuditFilter } from '#domain/features/audit/contract.ts';
import type { Db } from '#server/db/db.ts';
import { containsPattern } from '#server/db/visibility.ts';

export interface ListedEntry {
  id: number;
  at: Date;
  /** The time in microseconds since 1970, as text. */
  moment: string;
  actor_user_id: number | null;
  impersonator_user_id: number | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  detail: unknown;
  network: string | null;
  device: string | null;
}

export interface EntryCursor {
  readonly moment: string;
  readonly id: number;
}

export interface EntryQuery extends Omit<AuditFilter, 'person'> {
  readonly tenantId: number;
  readonly timeZone: string;
  /** The accounts that the filter of a person finds; null without the filter. */
  readonly personIds: readonly number[] | null;
}

/** A page of the audit trail, newest first, without the entries that are never listed. */
export async function listEntries(
  db: Db,
  query: EntryQuery,
  cursor: EntryCursor | null,
  limit: number,
): Promise<ListedEntry[]> {
  const { rows } =
    await sql<ListedEntry>`select e.id, e.at, (extract(epoch from e.at) * 1000000)::bigint::text as moment,
      e.actor_user_id, e.impersonator_user_id, e.action, e.subject_kind, e.subject_id, e.detail, e.network, e.device
    from audit_events e
    where ${sql.join(buildConditions(query, cursor), sql` and `)}
    order by e.at desc, e.id desc limit ${limit}`.execute(db);
  return rows;
}

function buildConditions(query: EntryQuery, cursor: EntryCursor | null): RawBuilder<unknown>[] {
  const { tenantId, timeZone, from, to, personIds, topic, action, record, impersonation } = query;
  const conditions = [sql`e.tenant_id = ${tenantId}`, sql`e.action <> all(${[...privateAuditActions]})`];
  if (from) conditions.push(sql`e.at >= (${from}::date)::timestamp at time zone ${timeZone}`);
  if (to) conditions.push(sql`e.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (personIds)
    conditions.push(sql`(e.actor_user_id = any(${personIds}::bigint[])
      or e.impersonator_user_id = any(${personIds}::bigint[]))`);
  if (topic) conditions.push(sql`e.action = any(${auditActions.filter((each) => each.startsWith(`${topic}.`))})`);
  if (action) conditions.push(sql`e.action = ${action}`);
  if (record) conditions.push(...buildRecordConditions(record));
  if (impersonation)
    conditions.push(
      impersonation === 'only' ? sql`e.impersonator_user_id is not null` : sql`e.impersonator_user_id is null`,
    );
  if (cursor)
    conditions.push(sql`(e.at, e.id) < (timestamptz 'epoch' + ${cursor.moment}::bigint * interval '1 microsecond',
      ${cursor.id})`);
  return conditions;
}

function buildRecordConditions(record: string): RawBuilder<unknown>[] {
  const [kind = '', ...id] = record.split(':');
  const isKind = sql`e.subject_kind = ${kind}`;
  return id.length === 0 ? [isKind] : [isKind, sql`e.subject_id = ${id.join(':')}`];
}

const maxPeople = 200;

/** The account with this number, or those with this text in the name or the email address. */
export async function findPersonIds(db: Db, tenantId: number, text: string): Promise<number[]> {
  if (/^\d{1,15}$/.test(text)) return [Number(text)];
  const pattern = containsPattern(text);
  const { rows } = await sql<{ id: number }>`select id from users where tenant_id = ${tenantId}
    and (full_name ilike ${pattern} or email ilike ${pattern})
    order by id limit ${maxPeople}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of these accounts, the applicants of applications that the reader sees masked. */
export async function findMaskedApplicants(
  db: Db,
  { tenantId, readerId }: { readonly tenantId: number; readonly readerId: number },
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select distinct a.user_id as id from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id and j.masked_stages <> '{}'
    where a.tenant_id = ${tenantId} and a.user_id = any(${ids}::bigint[])
      and is_application_masked(a.tenant_id, a.id, ${readerId})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

interface NamedRecord {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

/** The names of accounts, jobs and organizations among these records. */
export async function findRecordNames(
  db: Db,
  tenantId: number,
  { users, jobs, organisations }: Readonly<Record<'users' | 'jobs' | 'organisations', readonly number[]>>,
): Promise<NamedRecord[]> {
  const { rows } = await sql<NamedRecord>`
    select 'user' as kind, id::text as id, full_name as name from users
      where tenant_id = ${tenantId} and id = any(${users}::bigint[])
    union all select 'job', id::text, title from jobs where tenant_id = ${tenantId} and id = any(${jobs}::bigint[])
    union all select 'organisation', id::text, name from organisations
      where tenant_id = ${tenantId} and id = any(${organisations}::bigint[])`.execute(db);
  return rows;
}
