import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

export interface DatasetReader {
  readonly tenantId: number;
  /** Applications that this person sees masked have no applicant in the export. */
  readonly readerId: number;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

interface Dataset {
  readonly columns: readonly string[];
  /** A select without conditions on the id, whose table is `t`. */
  readonly select: (reader: DatasetReader) => RawBuilder<unknown>;
}

const isMasked = ({ tenantId, readerId }: DatasetReader, application: RawBuilder<unknown>) =>
  sql`is_application_masked(${tenantId}, ${application}, ${readerId})`;

/** The given columns of a table as they are. */
const table = (name: string, columns: readonly string[]): Dataset => ({
  columns,
  select: () =>
    sql`select ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))} from ${sql.table(name)} t where true`,
});

/**
 * What administrators may see of the whole tenant, by file. Free texts of job seekers, files, messages, working needs and
 * accommodations are never part of it.
 */
export const datasets: Readonly<Record<string, Dataset>> = {
  organisations: table('organisations', ['id', 'kind', 'name', 'status', 'city', 'region', 'country', 'created_at']),
  jobs: table('jobs', [
    ...['id', 'organisation_id', 'company', 'title', 'status', 'job_type', 'openings'],
    ...['city', 'region', 'country', 'created_at', 'published_at', 'closes_on'],
  ]),
  accounts: table('users', [
    ...['id', 'full_name', 'email', 'account_kind', 'role_id', 'organisation_id', 'state', 'created_at'],
  ]),
  applications: {
    columns: ['id', 'job_id', 'applicant_id', 'source', 'status', 'status_since', 'applied_at', 'score'],
    select: (reader) => sql`select t.id, t.job_id, t.source, t.status, t.status_since, t.applied_at, t.score,
      case when not ${isMasked(reader, sql`t.id`)} then t.user_id end as applicant_id
      from applications t where t.status <> 'draft'`,
  },
  application_events: {
    columns: ['id', 'application_id', 'at', 'from_status', 'to_status', 'actor_id'],
    select: (reader) => sql`select t.id, t.application_id, t.at, t.from_status, t.to_status,
      case when not ${isMasked(reader, sql`t.application_id`)} then t.actor_user_id end as actor_id
      from application_events t where true`,
  },
  interviews: table('interviews', [
    ...['id', 'application_id', 'round', 'status', 'starts_at', 'time_zone', 'length_minutes', 'created_at'],
  ]),
  offers: table('offers', ['id', 'application_id', 'status', 'revision', 'created_at', 'sent_at', 'answered_at']),
};

const batchSize = 2000;

/** The rows of a dataset in batches, in the order of their ids. */
export async function* readDataset(db: Db, reader: DatasetReader, { select }: Dataset): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<Row>`${select(reader)} and t.tenant_id = ${reader.tenantId} and t.id > ${after}
      order by t.id limit ${batchSize}`.execute(db);
    if (rows.length > 0) yield rows;
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < batchSize) return;
  }
}

/** The account for which an export is made. */
export function findExporter(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'account_kind', 'role_id', 'organisation_id', 'full_name', 'state'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
