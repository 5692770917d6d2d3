import { sql } from 'kysely';
import { defaultReplyDays } from '#domain/features/applications/next-step.ts';
import { maxChartReplyDays } from '#domain/features/overview/contract.ts';
import type { Db } from '#server/db/db.ts';
import { type Reader, visibleApplications } from '#server/db/visibility.ts';

/** How many applications have the same week, step, and reply. */
export interface ChartRow {
  /** Weeks of seven days before now; from the number of weeks of the period on, it is of the period before. */
  weeks_ago: number;
  /** The furthest step: 0 is applied, 4 is hired. */
  step: number;
  /** Started days until the first reply, capped; null without one. */
  reply_days: number | null;
  is_in_time: boolean | null;
  promised_days: number;
  count: number;
}

/** Applications of the period and of the one before. The steps and replies of the older half are not read. */
export async function findChartRows(db: Db, reader: Reader, now: Date, weekCount: number): Promise<ChartRow[]> {
  const periodDays = weekCount * 7;
  const at = sql`${now}::timestamptz`;
  // Not prepared: the best plan depends on the size of the employer.
  const found = await sql<ChartRow>`
    with mine as (
      select a.tenant_id, a.id, a.applied_at,
        coalesce((j.stage_plan -> 0 ->> 'within_days')::int, ${defaultReplyDays}::int) as promised_days,
        floor(extract(epoch from ${at} - a.applied_at) / ${sql.lit(7 * 86_400)})::int as weeks_ago
      from applications a join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
      where ${visibleApplications(reader)} and a.applied_at <= ${at}
        and a.applied_at > ${at} - make_interval(days => ${sql.lit(2 * periodDays)})
    ), facts as (
      select m.weeks_ago, m.promised_days, coalesce(reached.step, 0) as step, reached.replied_at is not null as has_reply,
        least(${sql.lit(maxChartReplyDays + 1)},
          greatest(1, ceil(extract(epoch from reached.replied_at - m.applied_at) / 86400)))::int as days,
        reached.replied_at <= m.applied_at + make_interval(days => m.promised_days) as is_in_time
      from mine m
      left join lateral (
        select max(case e.to_status when 'screening' then 1 when 'interview' then 2 when 'offer' then 3
            when 'offered' then 3 when 'declined' then 3 when 'hired' then 4 else 0 end) as step,
          min(e.at) filter (where e.from_status = 'applied' and e.to_status <> 'withdrawn') as replied_at
        from application_events e where e.tenant_id = m.tenant_id and e.application_id = m.id
      ) reached on m.weeks_ago < ${sql.lit(weekCount)}
    )
    select weeks_ago, step, promised_days, case when has_reply then days end as reply_days, is_in_time,
      count(*)::int as count
    from facts group by 1, 2, 3, 4, 5`.execute(db);
  return found.rows;
}
