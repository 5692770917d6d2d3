import { sql } from 'kysely';
import type { OutcomeAudience, OutcomeDay } from '#domain/features/outcomes/form.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface Hire {
  readonly tenantId: number;
  readonly applicationId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Records the hire if an organization supports the person. */
export async function insertPlacement(
  db: DbTransaction,
  { tenantId, applicationId, userId, now }: Hire,
): Promise<void> {
  await sql`insert into placements (tenant_id, application_id, user_id, organisation_id, hired_at)
    select p.tenant_id, ${applicationId}, p.user_id, p.sponsor_organisation_id, ${now} from seeker_profiles p
    where p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.sponsor_organisation_id is not null
    on conflict do nothing`.execute(db);
}

interface Support {
  readonly tenantId: number;
  readonly userId: number;
  readonly organisationId: number;
}

/** Ends the view of the partner: of hires, of shared answers, and of forms that wait for it. */
export async function endPlacements(
  db: DbTransaction,
  { tenantId, userId, organisationId }: Support,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`update placements set ended_at = ${now} where tenant_id = ${tenantId}
    and user_id = ${userId} and organisation_id = ${organisationId} and ended_at is null
    returning application_id as id`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`update survey_invitations set is_shared = false
    where tenant_id = ${tenantId} and application_id = any(${ids}::bigint[]) and is_shared`.execute(db);
  await sql`delete from survey_invitations
    where tenant_id = ${tenantId} and application_id = any(${ids}::bigint[]) and user_id is null and answered_on is null
      and survey_id in (select id from surveys where tenant_id = ${tenantId} and outcome_audience = 'partner')`.execute(
    db,
  );
}

export interface DueOutcome {
  readonly tenant_id: number;
  readonly application_id: number;
  readonly day: OutcomeDay;
  readonly audience: OutcomeAudience;
}

/** After a stop of the product, outcomes of the last days are made up for. */
const catchUpDays = 14;

/** Days of hires at which the person or the partner was not asked yet. */
export async function findDueOutcomes(db: Db, now: Date, limit: number): Promise<DueOutcome[]> {
  const { rows } = await sql<DueOutcome>`
    select p.tenant_id, p.application_id, d.day, g.audience from placements p
    cross join (values (30), (90), (180)) d(day) cross join (values ('person'), ('partner')) g(audience)
    join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    where u.state = 'active' and (g.audience = 'person' or p.ended_at is null)
      and p.hired_at between ${now}::timestamptz - make_interval(days => d.day + ${catchUpDays}::int)
        and ${now}::timestamptz - make_interval(days => d.day)
      and not exists (select from survey_invitations i join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id
        where i.tenant_id = p.tenant_id and i.application_id = p.application_id and s.outcome_day = d.day
          and s.outcome_audience = g.audience)
    order by p.hired_at, p.tenant_id, p.application_id, d.day, g.audience limit ${limit}`.execute(db);
  return rows;
}

export interface LockedPlacement {
  readonly user_id: number;
  readonly organisation_id: number;
  readonly has_ended: boolean;
  readonly job: string;
  readonly company: string;
  readonly email: string;
  readonly language: string;
  /** Whether the person gets email: they want it, and confirmed their address. */
  readonly can_mail: boolean;
}

/** The placement of an active person, locked so that the support can't end before the transaction does. */
export async function lockPlacement(db: DbTransaction, tenantId: number, applicationId: number) {
  const { rows } = await sql<LockedPlacement>`
    select p.user_id, p.organisation_id, p.ended_at is not null as has_ended, j.title as job, j.company, u.email,
      u.language, u.wants_mail and u.email_verified_at is not null as can_mail
    from placements p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    join applications a on a.tenant_id = p.tenant_id and a.id = p.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where p.tenant_id = ${tenantId} and p.application_id = ${applicationId} and u.state = 'active'
    for update of p`.execute(db);
  return rows[0];
}

/**
 * The active members of a partner to notify about a person: who wrote the latest entry of the person's journal, else the
 * leads.
 */
export async function findPartnerReaders(db: Db, { tenantId, userId, organisationId }: Support): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with author as (
      select u.id from journal_entries e join users u on u.tenant_id = e.tenant_id and u.id = e.author_user_id
      where e.tenant_id = ${tenantId} and e.user_id = ${userId} and e.organisation_id = ${organisationId}
        and u.organisation_id = e.organisation_id and u.state = 'active'
      order by e.day desc, e.id desc limit 1
    )
    select id from author union all
    select id from users where tenant_id = ${tenantId} and organisation_id = ${organisationId} and state = 'active'
      and role_id in (2, 3) and not exists (select from author)`.execute(db);
  return rows.map(({ id }) => id);
}
