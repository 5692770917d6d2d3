import { sql } from 'kysely';
import type { Question } from '#domain/features/fairness/questions.ts';
import type { DbTransaction } from '#server/db/db.ts';

interface Month {
  readonly tenantId: number;
  /** The first day of the month. */
  readonly month: string;
  readonly timeZone: string;
}

interface CountRow {
  /** Null for the employers without a record of their own. */
  readonly organisation_id: number | null;
  readonly question: Question;
  readonly answer: string;
  readonly people: number;
  readonly selected: number;
}

/**
 * The people whose applications got their first decision in the month, by employer, question, and answer. A decision is an
 * invitation to an interview, an offer, or a rejection; withdrawn applications got none. A person counts once per employer
 * or group of employers, and moved forward if one of their applications did. Only this statement reads the answers of more
 * than one person; what it returns is not to be shown.
 */
export async function countMonth(db: DbTransaction, { tenantId, month, timeZone }: Month): Promise<CountRow[]> {
  await sql`select set_config('app.self_identification', 'all', true)`.execute(db);
  const { rows } = await sql<CountRow>`
    with bounds as materialized (
      select (${month}::date)::timestamp at time zone ${timeZone}::text as first,
        (${month}::date + interval '1 month')::timestamp at time zone ${timeZone}::text as last
    ), decisions as (
      select distinct on (e.application_id) e.application_id, e.to_status <> 'rejected' as is_selected
      from application_events e, bounds b
      where e.tenant_id = ${tenantId} and e.at >= b.first and e.at < b.last
        and e.to_status in ('interview', 'offer', 'offered', 'hired', 'rejected')
        and not exists (select from application_events f where f.tenant_id = e.tenant_id
          and f.application_id = e.application_id and f.at < b.first
          and f.to_status in ('interview', 'offer', 'offered', 'hired', 'rejected'))
      order by e.application_id, e.at, e.id
    ), people as (
      select case when o.fairness_since <= ${month}::date then o.id end as organisation_id, a.user_id,
        bool_or(d.is_selected) as is_selected
      from decisions d
      join applications a on a.tenant_id = ${tenantId} and a.id = d.application_id
      join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
      join organisations o on o.tenant_id = j.tenant_id and o.id = j.organisation_id
      group by 1, 2
    )
    select p.organisation_id, g.question, coalesce(g.answer, 'none') as answer, count(*)::int as people,
      count(*) filter (where p.is_selected)::int as selected
    from people p
    left join self_identifications s on s.tenant_id = ${tenantId} and s.user_id = p.user_id
    cross join lateral (values ('gender', s.gender), ('ethnicity', s.ethnicity), ('age', s.age),
      ('disability', s.disability), ('neurodivergence', s.neurodivergence)) g(question, answer)
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  await sql`select set_config('app.self_identification', '', true)`.execute(db);
  return rows;
}
