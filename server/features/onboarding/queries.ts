import type { OnboardingStep } from '#domain/features/onboarding/steps.ts';
import type { Db } from '#server/db/db.ts';

export async function hasConsented(db: Db, tenantId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('is_consent')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.is_consent;
}

export async function setConsent(db: Db, tenantId: number, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_consent: true })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}

export function findSteps(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('onboarding_steps')
    .select(['step', 'state', 'resume_id'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

export async function saveStep(
  db: Db,
  mark: {
    tenantId: number;
    userId: number;
    step: OnboardingStep;
    state: 'started' | 'done' | 'skipped';
    resumeId: number | null;
    now: Date;
  },
): Promise<void> {
  const changed = { state: mark.state, resume_id: mark.resumeId, updated_at: mark.now };
  await db
    .insertInto('onboarding_steps')
    .values({ tenant_id: mark.tenantId, user_id: mark.userId, step: mark.step, ...changed })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'step']).doUpdateSet(changed))
    .execute();
}

export async function deleteStep(db: Db, tenantId: number, userId: number, step: OnboardingStep): Promise<void> {
  await db
    .deleteFrom('onboarding_steps')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('step', '=', step)
    .execute();
}

/** A résumé of the user, with its parsed fields. */
export function findOwnResume(db: Db, tenantId: number, userId: number, id: number) {
  return db
    .selectFrom('resumes as r')
    .innerJoin('files as f', (on) => on.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.file_id'))
    .select(['r.id', 'r.text', 'r.parsed', 'f.file_name'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.user_id', '=', userId)
    .where('r.id', '=', id)
    .executeTakeFirst();
}
