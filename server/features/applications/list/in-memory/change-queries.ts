import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { type BatchKey, inBatches } from '#server/db/rows/in-batches.ts';
import type { ListedApplication } from '#server/search/applications/listed-application.ts';

/** An application as the copy in memory has it. */
interface StoredApplication {
  id: number;
  user_id: number;
  job_id: number;
  organisation_id: number | null;
  status: ApplicationStatus;
  since: number;
  score_order: number;
}

const columns = sql`a.id, a.user_id, a.job_id, a.organisation_id, a.status, a.score_order,
  (extract(epoch from a.status_since) * 1000)::float8 as since`;

/** Small, so that reading a batch does not delay requests. */
const batchSize = 2000;

/** All applications of a tenant in batches by person, without drafts. Read from indexes alone: the rows have long texts. */
export async function* readApplications(db: Db, tenantId: number): AsyncGenerator<ListedApplication[]> {
  const awaiting = await sql<{ id: number }>`
    select id from applications where tenant_id = ${tenantId} and awaits_consent`.execute(db);
  const awaitingIds = new Set(awaiting.rows.map(({ id }) => id));
  const read = async ([userId, id]: BatchKey) => {
    const found = await sql<StoredApplication>`${prepared}
      select ${columns} from applications a where a.tenant_id = ${tenantId} and a.user_id >= ${userId}
        and (a.user_id, a.id) > (${userId}, ${id}) and a.status <> 'draft'
      order by a.user_id, a.id limit ${sql.lit(batchSize)}`.execute(db);
    return found.rows;
  };
  for await (const rows of inBatches(read, (row): BatchKey => [row.user_id, row.id]))
    yield rows.map((row) => toListed(row, awaitingIds.has(row.id)));
}

/** The transactions that have been committed so far, as PostgreSQL writes a snapshot. */
export async function readSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]?.snapshot ?? nothingCommitted;
}

const nothingCommitted = '1:1:';

interface ApplicationChanges {
  readonly snapshot: string;
  /** Whether titles or employers of jobs have changed. */
  readonly haveTitlesChanged: boolean;
  readonly changed: readonly ListedApplication[];
  /** Also drafts. */
  readonly removedIds: readonly number[];
}

/** More changes take longer than reading all applications in batches. */
export const maxChanges = 20_000;

/**
 * The applications whose changes are not in the snapshot, as they are now, and the next snapshot. Undefined if there are more than
 * `maxChanges`.
 */
export async function readChanges(db: Db, tenantId: number, snapshot: string): Promise<ApplicationChanges | undefined> {
  type Row = { snapshot: string; titles_changed: boolean } & (
    | { changed_id: null }
    | ({ changed_id: number } & ((StoredApplication & { awaits_consent: boolean }) | { id: null }))
  );
  const { rows } = await sql<Row>`${prepared}
    with changes as (select distinct application_id from application_changes
      where ${isNotIn(snapshot, tenantId)} limit ${sql.lit(maxChanges + 1)})
    select pg_current_snapshot()::text as snapshot, c.application_id as changed_id, listed.*,
      exists (select from job_title_changes where ${isNotIn(snapshot, tenantId)}) as titles_changed
    from (select) here left join changes c on true
    left join lateral (
      -- One by one: if many changes are stored, PostgreSQL expects as many here, and would read all applications.
      select a.awaits_consent, ${columns} from applications a
      where a.tenant_id = ${tenantId} and a.id = c.application_id and a.status <> 'draft' offset 0
    ) listed on true`.execute(db);
  if (rows.length > maxChanges) return undefined;
  const changed: ListedApplication[] = [];
  const removedIds: number[] = [];
  for (const row of rows) {
    if (row.changed_id === null) continue;
    if (row.id === null) removedIds.push(row.changed_id);
    else changed.push(toListed(row, row.awaits_consent));
  }
  const { snapshot: next = snapshot, titles_changed: haveTitlesChanged = false } = rows[0] ?? {};
  return { snapshot: next, haveTitlesChanged, changed, removedIds };
}

/** Condition for the changes of a tenant that the snapshot does not see. */
function isNotIn(snapshot: string, tenantId: number): RawBuilder<boolean> {
  return sql`tenant_id = ${tenantId} and xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`;
}

function toListed(row: StoredApplication, awaitsConsent: boolean): ListedApplication {
  return {
    id: row.id,
    userId: row.user_id,
    jobId: row.job_id,
    organisationId: row.organisation_id ?? 0,
    status: row.status,
    awaitsConsent,
    since: row.since,
    scoreOrder: row.score_order,
  };
}

/** Deletes the changes that every copy has. */
export async function deleteChanges(db: Db, tenantId: number, keptHours: number): Promise<void> {
  const isOld = sql`tenant_id = ${tenantId} and at < clock_timestamp() - make_interval(hours => ${keptHours})`;
  await sql`delete from application_changes where ${isOld}`.execute(db);
  await sql`delete from job_title_changes where ${isOld}`.execute(db);
}
