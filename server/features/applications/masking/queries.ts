import { sql } from 'kysely';
import type { MaskableStage } from '#domain/features/applications/masking/masking.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** The people who have revealed an application (`a`). */
export const revealedTo = sql<number[]>`array(select v.user_id from application_reveals v
  where v.tenant_id = a.tenant_id and v.application_id = a.id)`;

/** Whether an application (`a`) has an interview or an offer. */
export const isKnown = sql<boolean>`(exists (select from offers v
  where v.tenant_id = a.tenant_id and v.application_id = a.id) or exists (select from interviews v
  where v.tenant_id = a.tenant_id and v.application_id = a.id))`;

interface IdentityRow {
  full_name: string;
  email: string;
  phone: string;
  education: unknown;
  links: unknown;
  /** The parsed fields of each résumé. */
  parsed: unknown[];
}

/** What identifies the applicant in texts. */
export async function findIdentityRow(
  db: Db,
  tenantId: number,
  applicationId: number,
): Promise<IdentityRow | undefined> {
  const found = await sql<IdentityRow>`
    select u.full_name, u.email, p.phone, p.education, p.links,
      array(select r.parsed from resumes r where r.tenant_id = a.tenant_id and r.user_id = a.user_id) as parsed
    from applications a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    join seeker_profiles p on p.tenant_id = a.tenant_id and p.user_id = a.user_id
    where a.tenant_id = ${tenantId} and a.id = ${applicationId}`.execute(db);
  return found.rows[0];
}

/** Returns false if the person had revealed it before. */
export async function insertReveal(
  db: Db,
  reveal: { tenantId: number; applicationId: number; userId: number; reason: string; now: Date },
): Promise<boolean> {
  const result = await db
    .insertInto('application_reveals')
    .values({
      tenant_id: reveal.tenantId,
      application_id: reveal.applicationId,
      user_id: reveal.userId,
      reason: reveal.reason,
      at: reveal.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) > 0;
}

/** The job's facts for its policy, with the masked stages; locked until the transaction ends. */
export function lockMaskedJob(db: DbTransaction, tenantId: number, jobId: number) {
  return selectMaskedJob(db, tenantId, jobId).forUpdate('j').executeTakeFirst();
}

export function findMaskedJob(db: Db, tenantId: number, jobId: number) {
  return selectMaskedJob(db, tenantId, jobId).executeTakeFirst();
}

function selectMaskedJob(db: Db, tenantId: number, jobId: number) {
  return db
    .selectFrom('jobs as j')
    .select(['j.id', 'j.status', 'j.organisation_id', 'j.masked_stages'])
    .select(
      sql<number[]>`array(select t.user_id from job_team t where t.tenant_id = j.tenant_id and t.job_id = j.id)`.as(
        'team_user_ids',
      ),
    )
    .where('j.tenant_id', '=', tenantId)
    .where('j.id', '=', jobId);
}

export async function updateMaskedStages(
  db: Db,
  tenantId: number,
  jobId: number,
  stages: readonly MaskableStage[],
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ masked_stages: [...stages] })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .execute();
}

/** Who has revealed which of these applications. */
export function findReveals(db: Db, tenantId: number, userId: number, applicationIds: readonly number[]) {
  return db
    .selectFrom('application_reveals')
    .select('application_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('application_id', 'in', [...applicationIds, 0])
    .execute();
}

/** Which of these applications have an interview or an offer. */
export async function findKnown(db: Db, tenantId: number, applicationIds: readonly number[]) {
  const ids = [...applicationIds];
  const found = await sql<{ application_id: number }>`
    select application_id from offers where tenant_id = ${tenantId} and application_id = any(${ids}::bigint[])
    union select application_id from interviews where tenant_id = ${tenantId} and application_id = any(${ids}::bigint[])`.execute(
    db,
  );
  return found.rows;
}

/** The jobs that mask applicants in some stage. */
export async function listMaskingJobs(db: Db, tenantId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select k.id from jobs k where k.tenant_id = ${tenantId} and k.masked_stages <> '{}'`.execute(db);
  return rows.map(({ id }) => id);
}
