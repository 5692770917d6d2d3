import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Which jobs a feed lists. */
export interface FeedFilter {
  readonly tenantId: number;
  readonly organisationId: number | undefined;
  /** Jobs with an earlier closing day are over. */
  readonly today: string;
}

/** Open jobs whose employer may be shown. */
function selectOpenJobs(db: Db, { tenantId, organisationId, today }: FeedFilter) {
  return db
    .selectFrom('jobs as j')
    .where('j.tenant_id', '=', tenantId)
    .where('j.status', '=', 'active')
    .where('j.published_at', 'is not', null)
    .where((where) => where.or([where('j.closes_on', 'is', null), where('j.closes_on', '>=', today)]))
    .$if(organisationId !== undefined, (query) => query.where('j.organisation_id', '=', organisationId ?? 0));
}

/** What a feed's validator is made of: it differs after every change of a listed job. */
export function findFeedState(db: Db, filter: FeedFilter) {
  return selectOpenJobs(db, filter)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Date | null>`max(j.updated_at)`.as('updated_at'),
      sql<string | null>`sum(j.version)`.as('versions'),
    ])
    .executeTakeFirstOrThrow();
}

export interface FeedPosition {
  /** As text, because a `Date` has no microseconds. */
  readonly moment: string;
  readonly id: number;
}

/** A page of the jobs of a feed, newest first. */
export function listFeedJobs(db: Db, filter: FeedFilter, after: FeedPosition | null, limit: number) {
  return selectOpenJobs(db, filter)
    .select([
      'j.id',
      'j.title',
      'j.company',
      'j.city',
      'j.region',
      'j.country',
      'j.work_mode',
      'j.job_type',
      'j.salary_min',
      'j.salary_max',
      'j.salary_currency',
      'j.salary_period',
      'j.description',
      'j.responsibilities',
      'j.requirements',
      'j.benefits',
      'j.published_at',
      'j.updated_at',
      'j.closes_on',
      sql<string>`j.published_at::text`.as('moment'),
    ])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(j.published_at, j.id) < (${after?.moment ?? ''}::timestamptz, ${after?.id ?? 0})`),
    )
    .orderBy('j.published_at', 'desc')
    .orderBy('j.id', 'desc')
    .limit(limit)
    .execute();
}

/** The name of an approved employer. */
export async function findFeedOrganisation(db: Db, tenantId: number, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('organisations')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  return row?.name;
}
