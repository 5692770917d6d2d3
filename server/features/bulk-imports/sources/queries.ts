import { sql } from 'kysely';
import type { RunCounts, RunFailure } from '#domain/features/bulk-imports/sources/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { ImportKey, ImportOwner } from '#server/features/bulk-imports/queries.ts';

function selectSources(db: Db, owner: ImportOwner) {
  const query = db
    .selectFrom('job_sources as s')
    .innerJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.organisation_id'),
    )
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.created_by'))
    .selectAll('s')
    .select(['o.name as organisation_name', 'u.full_name as created_by_name'])
    .where('s.tenant_id', '=', owner.tenantId)
    .where('o.tenant_id', '=', owner.tenantId)
    .where('u.tenant_id', '=', owner.tenantId);
  return owner.isWholeTenant ? query : query.where('s.organisation_id', '=', owner.organisationId);
}

export type SourceRow = Awaited<ReturnType<ReturnType<typeof selectSources>['execute']>>[number];

interface Page {
  /** Only rows with a lower id. */
  readonly before: number | undefined;
  readonly size: number;
}

/** Newest first. */
export function findSources(db: Db, owner: ImportOwner, { before, size }: Page): Promise<SourceRow[]> {
  const query = selectSources(db, owner).orderBy('s.id', 'desc').limit(size);
  return (before === undefined ? query : query.where('s.id', '<', before)).execute();
}

export function findSource(db: Db, owner: ImportOwner, id: number): Promise<SourceRow | undefined> {
  return selectSources(db, owner).where('s.id', '=', id).executeTakeFirst();
}

/** The same, locked until the end of the transaction. */
export function lockSource(db: DbTransaction, owner: ImportOwner, id: number): Promise<SourceRow | undefined> {
  return selectSources(db, owner).where('s.id', '=', id).forUpdate('s').executeTakeFirst();
}

interface NewSource {
  readonly tenantId: number;
  readonly organisationId: number;
  readonly userId: number;
  readonly url: string;
  readonly frequency: string;
  readonly publish: string;
  readonly now: Date;
}

/** Returns undefined if the employer has the address already. */
export function insertSource(db: DbTransaction, row: NewSource): Promise<{ id: number } | undefined> {
  return db
    .insertInto('job_sources')
    .values({
      tenant_id: row.tenantId,
      organisation_id: row.organisationId,
      url: row.url,
      frequency: row.frequency,
      publish: row.publish,
      created_by: row.userId,
      created_at: row.now,
      next_run_at: row.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'organisation_id', 'url']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Whether another source of the employer has the address. */
export async function hasOtherSource(
  db: Db,
  { tenantId, id }: ImportKey,
  { organisationId, url }: { readonly organisationId: number; readonly url: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('job_sources')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('url', '=', url)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Serializes the creation of sources of one employer, so that their number can be limited. */
export async function lockEmployer(db: DbTransaction, { tenantId, id }: ImportKey): Promise<void> {
  await db
    .selectFrom('organisations')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

interface SourceChange {
  readonly url?: string;
  readonly frequency?: string;
  readonly publish?: string;
  readonly is_active?: boolean;
  readonly created_by?: number;
  readonly next_run_at?: Date;
  readonly claimed_until?: Date | null;
  readonly etag?: string | null;
  readonly last_modified?: string | null;
  readonly failure_count?: number;
  readonly missing_count?: number | null;
  readonly closes_missing?: boolean;
}

export async function updateSource(db: DbTransaction, { tenantId, id }: ImportKey, change: SourceChange) {
  await db.updateTable('job_sources').set(change).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

export async function deleteSource(db: DbTransaction, { tenantId, id }: ImportKey): Promise<void> {
  await db.deleteFrom('job_sources').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Claims the source whose fetch is due for longest, unless another process works on it. */
export async function claimSource(
  db: DbTransaction,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<DueSource | undefined> {
  const due = await db
    .selectFrom('job_sources')
    .selectAll()
    .where('is_active', '=', true)
    .where('next_run_at', '<=', now)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .orderBy('next_run_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (due) await updateSource(db, { tenantId: due.tenant_id, id: due.id }, { claimed_until: until });
  return due;
}

/** The source of a background task, locked. */
export function lockDueSource(db: DbTransaction, { tenantId, id }: ImportKey) {
  return db
    .selectFrom('job_sources')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type DueSource = NonNullable<Awaited<ReturnType<typeof lockDueSource>>>;

/** The owner of a source while the account is active: an administrator, or a member of the employer. */
export function findActiveOwner(db: Db, { tenant_id: tenantId, created_by: id, organisation_id: employer }: DueSource) {
  return db
    .selectFrom('users')
    .select(['id', 'account_kind'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('account_kind', '=', 'admin'), where('organisation_id', '=', employer)]))
    .executeTakeFirst();
}

interface NewRun {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly outcome: string;
  readonly error: string | null;
  readonly httpStatus: number | null;
  readonly counts: RunCounts;
  readonly failures: readonly RunFailure[];
}

export async function insertRun(db: DbTransaction, { tenantId, id }: ImportKey, run: NewRun): Promise<void> {
  await db
    .insertInto('job_source_runs')
    .values({
      tenant_id: tenantId,
      source_id: id,
      started_at: run.startedAt,
      finished_at: run.finishedAt,
      outcome: run.outcome,
      error: run.error,
      http_status: run.httpStatus,
      counts: JSON.stringify(run.counts),
      failures: JSON.stringify(run.failures),
    })
    .execute();
}

/** Latest first. */
export function findRuns(db: Db, { tenantId, id }: ImportKey, { before, size }: Page) {
  const query = db
    .selectFrom('job_source_runs')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('source_id', '=', id)
    .orderBy('id', 'desc')
    .limit(size);
  return (before === undefined ? query : query.where('id', '<', before)).execute();
}

export type RunRow = Awaited<ReturnType<typeof findRuns>>[number];

/** The last fetch of each source. */
export async function findLastRuns(
  db: Db,
  tenantId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RunRow>> {
  const rows = await db
    .selectFrom('job_source_runs')
    .distinctOn('source_id')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`source_id = any(${[...ids]}::bigint[])`)
    .orderBy('source_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.source_id, row]));
}

export async function deleteOldRuns(db: DbTransaction, before: Date): Promise<void> {
  await db.deleteFrom('job_source_runs').where('finished_at', '<', before).execute();
}
