import { sql } from 'kysely';
import type { OutcomeAudience, OutcomeDay } from '#domain/features/outcomes/form.ts';
import type { Answer } from '#domain/features/surveys/questions.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** Answers to a form, as stored. */
const storedAnswers = sql`coalesce((select jsonb_agg(jsonb_build_object('question', a.question_id, 'values', a.choices,
    'text', a.text))
  from survey_responses r join survey_answers a
    on a.tenant_id = r.tenant_id and a.survey_id = r.survey_id and a.number = r.number
  where r.tenant_id = i.tenant_id and r.invitation_id = i.id), '[]')`;

export interface AskedRow {
  /** Of the invitation. */
  readonly id: string;
  readonly day: OutcomeDay;
  readonly audience: OutcomeAudience;
  readonly is_answered: boolean;
  readonly answers: readonly Answer[];
}

export interface PlacementRow {
  readonly application_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly job: string;
  readonly company: string;
  readonly hired_at: Date;
  /** What the partner was asked, and what the person shares. */
  readonly asked: readonly AskedRow[];
}

interface Owner {
  readonly tenantId: number;
  readonly organisationId: number;
}

/** The latest hires of people whom the organization supports, of one person or of all. */
export async function findPlacements(
  db: Db,
  { tenantId, organisationId }: Owner,
  { userId, limit }: { readonly userId?: number; readonly limit: number },
): Promise<PlacementRow[]> {
  const { rows } = await sql<PlacementRow>`
    select p.application_id, p.user_id, u.full_name as name, j.title as job, j.company, p.hired_at,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'day', s.outcome_day, 'audience', s.outcome_audience,
          'is_answered', i.answered_on is not null, 'answers', ${storedAnswers}))
        from survey_invitations i join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id
        where i.tenant_id = p.tenant_id and i.application_id = p.application_id
          and (s.outcome_audience = 'partner' or i.is_shared)), '[]') as asked
    from placements p
    join seeker_profiles k on k.tenant_id = p.tenant_id and k.user_id = p.user_id
      and k.sponsor_organisation_id = p.organisation_id
    join users u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.state = 'active'
    join applications a on a.tenant_id = p.tenant_id and a.id = p.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where p.tenant_id = ${tenantId} and p.organisation_id = ${organisationId} and p.ended_at is null
      and (${userId ?? null}::bigint is null or p.user_id = ${userId ?? null})
    order by p.hired_at desc, p.application_id desc limit ${limit}`.execute(db);
  return rows;
}

export interface OwnRow {
  readonly id: string;
  readonly application_id: number;
  readonly day: OutcomeDay;
  readonly job: string;
  readonly company: string;
  readonly is_answered: boolean;
  readonly partner: string | null;
  readonly is_shared: boolean;
}

/** What a person was asked about their jobs, latest first. */
export async function findOwn(db: Db, tenantId: number, userId: number): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select i.id, i.application_id, s.outcome_day as day, j.title as job, j.company, i.answered_on is not null as is_answered,
      case when p.ended_at is null then o.name end as partner, i.is_shared
    from survey_invitations i join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id
    join placements p on p.tenant_id = i.tenant_id and p.application_id = i.application_id
    join organisations o on o.tenant_id = p.tenant_id and o.id = p.organisation_id
    join applications a on a.tenant_id = p.tenant_id and a.id = p.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where i.tenant_id = ${tenantId} and i.user_id = ${userId} and i.application_id is not null
      and s.outcome_audience = 'person'
    order by i.created_at desc, i.id`.execute(db);
  return rows;
}

interface Sharing {
  readonly tenantId: number;
  readonly userId: number;
  /** Of the invitation. */
  readonly id: string;
  readonly isShared: boolean;
}

/**
 * Lets the partner read an answered form, or no longer. Returns whether it changed; undefined if the person has no such form,
 * or its partner's support has ended.
 */
export async function updateSharing(
  db: DbTransaction,
  { tenantId, userId, id, isShared }: Sharing,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ was_shared: boolean }>`select i.is_shared as was_shared from survey_invitations i
    join placements p on p.tenant_id = i.tenant_id and p.application_id = i.application_id
    where i.tenant_id = ${tenantId} and i.id = ${id} and i.user_id = ${userId} and i.answered_on is not null
      and p.ended_at is null
    for update`.execute(db);
  const [row] = rows;
  if (!row || row.was_shared === isShared) return row && false;
  await db
    .updateTable('survey_invitations')
    .set({ is_shared: isShared })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  return true;
}
