import { sql } from 'kysely';
import type { FilterOptions } from '#domain/features/reports/contract.ts';
import type { Db } from '#server/db/db.ts';
import { type Reader, visibleApplications } from '#server/db/visibility.ts';
import { jobPlace } from './conditions.ts';

/** Choices per filter. */
const maxOptions = 500;

/** The values that the visible applications have, by name. */
export async function findFilterOptions(db: Db, reader: Reader): Promise<FilterOptions> {
  const found = await sql<{ kind: keyof FilterOptions; value: string; label: string }>`
    with mine as (
      select a.job_id, a.source, p.sponsor_organisation_id as partner_id, a.tenant_id from applications a
      left join seeker_profiles p on p.tenant_id = a.tenant_id and p.user_id = a.user_id
      where ${visibleApplications(reader)}
    ), my_jobs as (
      select j.* from jobs j where j.tenant_id = ${reader.tenantId} and j.id in (select job_id from mine)
    ), options as (
      select 'job' as kind, j.id::text as value, j.title as label from my_jobs j
      union select 'organisation', o.id::text, o.name from organisations o
        where o.tenant_id = ${reader.tenantId} and o.id in (select organisation_id from my_jobs)
      union select 'place', ${jobPlace}, ${jobPlace} from my_jobs j where ${jobPlace} <> ''
      union select 'source', source, source from mine
      union select 'partner', o.id::text, o.name from organisations o
        where o.tenant_id = ${reader.tenantId} and o.id in (select partner_id from mine)
      union select 'team', u.id::text, u.full_name from job_team t
        join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
        where t.tenant_id = ${reader.tenantId} and t.job_id in (select id from my_jobs)
    ), ranked as (
      select *, row_number() over (partition by kind order by label, value) as position from options
    )
    select kind, value, label from ranked where position <= ${maxOptions} order by kind, position`.execute(db);
  const pick = (kind: keyof FilterOptions) =>
    found.rows.filter((row) => row.kind === kind).map(({ value, label }) => ({ value, label }));
  return {
    job: pick('job'),
    organisation: pick('organisation'),
    place: pick('place'),
    source: pick('source'),
    team: pick('team'),
    partner: pick('partner'),
  };
}
