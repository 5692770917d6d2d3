import { sql } from 'kysely';
import { defaultReplyDays } from '#domain/features/applications/next-step.ts';
import type { Db } from '#server/db/db.ts';

/** An approved employer with its open jobs; undefined for any other id. */
export async function findEmployer(db: Db, tenantId: number, id: number) {
  return (
    db
      .selectFrom('organisations as o')
      .select(['o.id', 'o.name', 'o.website', 'o.description', 'o.city', 'o.region', 'o.country'])
      .select((eb) => [
        eb
          .selectFrom('jobs as j')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('j.tenant_id', '=', 'o.tenant_id')
          .whereRef('j.organisation_id', '=', 'o.id')
          .where('j.status', '=', 'active')
          .$asScalar()
          .as('open_jobs'),
        eb
          .selectFrom('jobs as j')
          .select('j.stage_plan')
          .whereRef('j.tenant_id', '=', 'o.tenant_id')
          .whereRef('j.organisation_id', '=', 'o.id')
          .where('j.status', '=', 'active')
          .orderBy('j.published_at', 'desc')
          .limit(1)
          .as('stage_plan'),
      ])
      .where('o.tenant_id', '=', tenantId)
      .where('o.id', '=', id)
      .where('o.kind', '=', 'employer')
      .where('o.status', '=', 'approved')
      // Imported jobs that name no employer share one without a name.
      .where('o.name', '<>', '')
      .executeTakeFirst()
  );
}

/**
 * How many applications since a moment were to be answered by now, and how many were in time. The person's own withdrawal
 * before an answer is no answer.
 */
export async function countReplies(
  db: Db,
  { tenantId, organisationId, since, now }: { tenantId: number; organisationId: number; since: Date; now: Date },
): Promise<{ promised: number; kept: number }> {
  const found = await sql<{ promised: number; kept: number }>`
    with replies as (
      select first.at, a.status,
        a.applied_at + make_interval(days => coalesce((j.stage_plan -> 0 ->> 'within_days')::int, ${defaultReplyDays}::int)) as due
      from jobs j
      join applications a on a.tenant_id = j.tenant_id and a.job_id = j.id
      left join lateral (select e.at from application_events e
        where e.tenant_id = a.tenant_id and e.application_id = a.id and e.from_status = 'applied'
          and e.to_status <> 'withdrawn' order by e.id limit 1) first on true
      where j.tenant_id = ${tenantId} and j.organisation_id = ${organisationId} and a.applied_at > ${since}
    )
    select
      count(*) filter (where at is not null or (status = 'applied' and due < ${now}))::int as promised,
      count(*) filter (where at <= due)::int as kept
    from replies`.execute(db);
  return found.rows[0] ?? { promised: 0, kept: 0 };
}
