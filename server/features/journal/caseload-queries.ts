import { type RawBuilder, sql } from 'kysely';
import { openStatuses } from '#domain/features/applications/lifecycle.ts';
import type {
  CaseloadCounts,
  CaseloadPerson,
  caseloadFilters,
  caseloadSorts,
  SupportFacts,
} from '#domain/features/journal/contract.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { isOpenStep, type SupportedPair, supportedPeople } from './queries.ts';

type Owner = Omit<SupportedPair, 'userId'>;

/** The tags of a supported person (`p`). */
const tags = sql`array(select t.tag from person_tags t where t.tenant_id = p.tenant_id and t.user_id = p.user_id
  and t.organisation_id = p.sponsor_organisation_id order by t.tag)`;

/** The day of the last contact with a supported person (`p`). */
const lastContact = sql`(select max(e.day) from journal_entries e where e.tenant_id = p.tenant_id
  and e.user_id = p.user_id and e.organisation_id = p.sponsor_organisation_id)`;

/** The open step of a supported person (`p`) that is due first. */
const nextStep = sql`(select jsonb_build_object('id', e.id, 'text', e.next_step, 'on', e.next_step_on)
  from journal_entries e where e.tenant_id = p.tenant_id and e.user_id = p.user_id
    and e.organisation_id = p.sponsor_organisation_id and ${isOpenStep}
  order by e.next_step_on, e.id limit 1)`;

type PersonFacts = SupportFacts & Pick<CaseloadPerson, 'id'>;

export async function findFacts(db: Db, owner: Owner, userIds: readonly number[]): Promise<PersonFacts[]> {
  const { rows } = await sql<PersonFacts>`${prepared}
    select u.id, ${tags} as tags, ${lastContact}::text as last_contact_on, ${nextStep} as next_step
    from ${supportedPeople(owner)} and p.user_id = any(${userIds}::bigint[])`.execute(db);
  return rows;
}

/** Applications that the organization of a supported person (`p`) prepared and that wait for the person. */
const preparedCount = sql`(select count(*) from prepared_applications a where a.tenant_id = p.tenant_id
  and a.user_id = p.user_id and a.organisation_id = p.sponsor_organisation_id and a.status = 'waiting')`;

/** The open application of a supported person (`p`) that moved last. */
const lastMoved = sql`
  select a.id, j.title as job, j.company, a.status, a.status_before,
    to_char(a.status_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as status_since
  from applications a join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
  where a.tenant_id = p.tenant_id and a.user_id = p.user_id and a.status = any(${sql.val(openStatuses)})
  order by a.status_since desc, a.id desc limit 1`;

const sortOrders = {
  next_step: sql`step_on nulls last, last_contact_on nulls first`,
  last_contact: sql`last_contact_on nulls first, step_on nulls last`,
} as const satisfies Record<(typeof caseloadSorts)[number], unknown>;

const needsAttention = sql`(step_group = 'due' or contact_group in ('never', 'month'))`;

/** Counts of grouped people. */
const counts = sql`jsonb_build_object('all', count(*), 'attention', count(*) filter (where ${needsAttention}),
  'due', count(*) filter (where step_group = 'due'), 'later', count(*) filter (where step_group = 'later'),
  'none', count(*) filter (where step_group = 'none'), 'never', count(*) filter (where contact_group = 'never'),
  'month', count(*) filter (where contact_group = 'month'), 'week', count(*) filter (where contact_group = 'week'),
  'recent', count(*) filter (where contact_group = 'recent'))`;

const noCounts: CaseloadCounts = {
  all: 0,
  attention: 0,
  due: 0,
  later: 0,
  none: 0,
  never: 0,
  month: 0,
  week: 0,
  recent: 0,
};

interface CaseloadQuery {
  readonly sort: (typeof caseloadSorts)[number];
  readonly only: (typeof caseloadFilters)[number] | null;
  /** The last day on which a step is due: `2026-03-04`. */
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the people whom the organization supports, and the counts of all of them. */
export async function findCaseload(
  db: Db,
  owner: Owner,
  { sort, only, today, limit, offset }: CaseloadQuery,
): Promise<{ people: CaseloadPerson[]; counts: CaseloadCounts }> {
  const filters = {
    attention: needsAttention,
    next_days: sql`step_on between ${today}::date and ${today}::date + 6`,
  } satisfies Record<(typeof caseloadFilters)[number], unknown>;
  const { rows } = await sql<{ people: CaseloadPerson[]; counts: CaseloadCounts }>`
    with ${groupPeople(owner, today)},
    page as (select *, row_number() over (order by ${sortOrders[sort]}, name, user_id) as position
      from people where ${only === null ? sql`true` : filters[only]} order by position limit ${limit} offset ${offset})
    select (select ${counts} from people) as counts, coalesce((
        select jsonb_agg(jsonb_build_object('id', p.user_id, 'name', p.name, 'tags', ${tags},
            'last_contact_on', p.last_contact_on, 'next_step', p.next_step, 'step_group', p.step_group,
            'contact_group', p.contact_group, 'prepared_count', ${preparedCount}, 'application', to_jsonb(l))
          order by p.position) from page p left join lateral (${lastMoved}) l on true
      ), '[]') as people`.execute(db);
  return rows[0] ?? { people: [], counts: noCounts };
}

/** The supported people with their groups. Materialized, so that their facts are read once. */
function groupPeople(owner: Owner, today: string): RawBuilder<unknown> {
  return sql`
    facts as materialized (
      select p.tenant_id, p.user_id, p.sponsor_organisation_id, u.full_name as name,
        ${lastContact} as last_contact_on, ${nextStep} as next_step
      from ${supportedPeople(owner)}),
    people as materialized (
      select f.*, step_on,
        case when step_on is null then 'none' when step_on <= ${today}::date then 'due' else 'later' end as step_group,
        case when last_contact_on is null then 'never' when ${today}::date - last_contact_on > 30 then 'month'
          when ${today}::date - last_contact_on > 7 then 'week' else 'recent' end as contact_group
      from facts f cross join lateral (select (f.next_step ->> 'on')::date as step_on) s)`;
}
