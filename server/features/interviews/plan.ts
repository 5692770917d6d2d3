import type { Interview, InterviewPlan } from '#domain/features/interviews/interview.ts';
import { isPackComplete } from '#domain/features/interviews/pack.ts';
import { canWriteInterview } from '#domain/features/interviews/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findReadableApplication } from '#server/features/applications/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { lockForAction, writeWithoutOverlap } from './lock.ts';
import { notifyRemoved, notifySeeker, notifyStaff } from './notify.ts';
import { findPossiblePanel, replacePanel } from './panel-queries.ts';
import { buildChecks, getPanel, type LoadedInterview } from './present.ts';
import { insertInterview, insertInterviewEvent, storeAccommodations, updateInterview } from './queries.ts';
import { interviewStages, lockReadableInterview, readInterview } from './read.ts';

/** Creates a draft. An application has at most one open interview per round. */
export async function createInterview(
  ctx: SignedInContext,
  applicationId: number,
  plan: InterviewPlan,
): Promise<Interview> {
  return write(ctx, async (change) => {
    const { facts } = await findReadableApplication(ctx, change.db, applicationId);
    if (!canWriteInterview(ctx.actor, facts)) return refuse('forbidden');
    if (!interviewStages.has(facts.status)) return refuse('illegal_move');
    await validatePanel(ctx, change, facts.job.organisationId, plan.panel_ids);
    const tenantId = ctx.tenant.id;
    const now = ctx.clock();
    const id = await insertInterview(change.db, {
      tenant_id: tenantId,
      application_id: applicationId,
      ...buildColumns(plan),
      created_by: ctx.actor.userId,
      created_at: now,
      changed_at: now,
    });
    if (id === undefined) return refuse('conflict');
    await replacePanel(change.db, { tenantId, id }, plan.panel_ids, null);
    await storeAccommodations(change.db, { tenantId, id }, plan.accommodations ?? '');
    const event = { tenant_id: tenantId, interview_id: id, at: now, actor_user_id: ctx.actor.userId };
    await insertInterviewEvent(change.db, { ...event, to_status: 'draft' });
    await change.audit({ action: 'interview.create', subject: ['interview', id] });
    return readInterview(ctx, id, change.db);
  });
}

/** Changes the plan. Once it was sent, the pack stays complete and everyone is informed. */
export async function editInterview(
  ctx: SignedInContext,
  id: number,
  plan: InterviewPlan,
  version: number,
): Promise<Interview> {
  return writeWithoutOverlap(ctx, async (change) => {
    const loaded = await lockForAction(ctx, change, id, { action: 'can_edit', version });
    const { row } = loaded;
    await validatePanel(ctx, change, row.organisation_id, plan.panel_ids);
    const tenantId = ctx.tenant.id;
    const isConfirmed = row.starts_at !== null;
    const columns = { ...buildColumns(plan), sequence: isConfirmed ? row.sequence + 1 : row.sequence };
    await updateInterview(change.db, { tenantId, id, now: ctx.clock() }, columns);
    const span = row.starts_at && { startsAt: row.starts_at, lengthMinutes: plan.pack.length_minutes };
    await replacePanel(change.db, { tenantId, id }, plan.panel_ids, span);
    if (plan.accommodations !== null) await storeAccommodations(change.db, { tenantId, id }, plan.accommodations);
    await change.audit({ action: 'interview.edit', subject: ['interview', id] });
    if (row.proposed_at !== null) refuseIncompletePack(await lockReadableInterview(ctx, change, id));
    if (isConfirmed) {
      await notifySeeker(ctx, change, row, 'interview_updated');
      await notifyStaff(ctx, change, row, 'interview_changed');
      const removed = getPanel(loaded).filter(({ user_id: userId }) => !plan.panel_ids.includes(userId));
      for (const { user_id: userId } of removed) await notifyRemoved(ctx, change, row, userId);
    }
    return readInterview(ctx, id, change.db);
  });
}

/** Refuses an interview whose pack must not be sent, naming what is missing. */
export function refuseIncompletePack(loaded: LoadedInterview): void {
  const checks = buildChecks(loaded);
  if (isPackComplete(checks)) return;
  const missing = checks.filter(({ is_done: isDone }) => !isDone);
  refuse('interview_not_ready', { fields: missing.map(({ part }) => ({ field: `checks.${part}`, code: 'required' })) });
}

function buildColumns({ round, time_zone: timeZone, pack }: InterviewPlan) {
  return { round, time_zone: timeZone, pack: JSON.stringify(pack), length_minutes: pack.length_minutes };
}

async function validatePanel(
  ctx: SignedInContext,
  change: Write,
  organisationId: number,
  panelIds: readonly number[],
): Promise<void> {
  const possible = await findPossiblePanel(change.db, ctx.tenant.id, organisationId);
  const ids = new Set(possible.map(({ id }) => id));
  if (panelIds.some((id) => !ids.has(id))) refuseField('body.panel_ids', 'invalid_value');
}
