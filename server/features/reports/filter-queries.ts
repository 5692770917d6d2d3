import { type RawBuilder, sql } from 'kysely';
import { type FilterOptions, sources } from '#domain/features/reports/contract.ts';
import type { Db } from '#server/db/db.ts';
import type { Reader } from '#server/db/visibility.ts';
import { isVisibleApplication, jobPlace } from './conditions.ts';

/** Choices per filter. */
const maxOptions = 500;

/** The values that the applications of the reader's reports have, by name. */
export async function findFilterOptions(db: Db, reader: Reader): Promise<FilterOptions> {
  const lists = Object.entries(selectOptions(reader)).map(
    ([kind, options]) => sql`
      (select ${kind}::text as kind, value, label from (${options}) o order by label, value limit ${maxOptions})`,
  );
  const found = await sql<{ kind: keyof FilterOptions; value: string; label: string }>`
    with mine as not materialized (
      select a.* from (select r.*, false as awaits_consent from report_applications r where r.tenant_id = ${reader.tenantId}) a
      where ${isVisibleApplication({ reader })}
    ), my_jobs as materialized (
      select j.tenant_id, j.id, j.organisation_id, j.title, j.city, j.region from jobs j
      where j.tenant_id = ${reader.tenantId}
        and ${hasApplications(reader, { organisation_id: sql`j.organisation_id`, job_id: sql`j.id` })}
    )
    ${sql.join(lists, sql` union all `)}`.execute(db);
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

/** Rows of `value` and `label` for each filter. */
function selectOptions(reader: Reader): Record<keyof FilterOptions, RawBuilder<unknown>> {
  const { tenantId } = reader;
  return {
    job: sql`select id::text as value, title as label from my_jobs`,
    organisation: sql`select o.id::text as value, o.name as label from organisations o
      where o.tenant_id = ${tenantId} and o.id in (select organisation_id from my_jobs)`,
    place: sql`select distinct ${jobPlace} as value, ${jobPlace} as label from my_jobs j where ${jobPlace} <> ''`,
    source: sql`select s.source as value, s.source as label from unnest(${[...sources]}::text[]) s (source)
      where ${hasApplications(reader, { source: sql`s.source` })}`,
    team: sql`select u.id::text as value, u.full_name as label from users u
      where u.tenant_id = ${tenantId} and u.id in (select t.user_id from job_team t
        join my_jobs j on j.tenant_id = t.tenant_id and j.id = t.job_id)`,
    partner: sql`select o.id::text as value, o.name as label from organisations o
      where o.tenant_id = ${tenantId} and ${hasApplications(reader, { partner_id: sql`o.id` })}`,
  };
}

/**
 * Whether there are applications with these values. All of a tenant are too many to read: an index finds one for each value. Those
 * of an organization or a partner are read once.
 */
function hasApplications(
  { scope }: Reader,
  values: Readonly<Record<string, RawBuilder<unknown>>>,
): RawBuilder<boolean> {
  const columns = Object.keys(values).map((each) => sql.ref(`a.${each}`));
  const [found, wanted] = [sql.join(columns), sql.join(Object.values(values))];
  return scope === 'tenant'
    ? sql<boolean>`exists (select from mine a where (${found}) = (${wanted}) offset 0)`
    : sql<boolean>`(${wanted}) in (select ${found} from mine a)`;
}
