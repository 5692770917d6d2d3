import type { Accommodation, AccommodationSummary } from '#domain/features/accommodations/contract.ts';
import { canAnswer, type EmployerAnswer } from '#domain/features/accommodations/lifecycle.ts';
import { canAnswerAccommodations } from '#domain/features/accommodations/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findReadableApplication, type ReadableApplication } from '#server/features/applications/service.ts';
import { recordRequestOpening } from '#server/features/needs/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { readRequest } from './own-requests.ts';
import { toSummary } from './present-accommodation.ts';
import { findSharedRequests, insertTurn, lockSharedRequest, setRequestStatus } from './queries.ts';

/** The requests about an application: status and due date, without their content. */
export async function listSharedRequests(ctx: SignedInContext, applicationId: number): Promise<AccommodationSummary[]> {
  await requireAnswerable(ctx, ctx.db, applicationId);
  const rows = await findSharedRequests(ctx.db, ctx.tenant.id, applicationId);
  return rows.map((row) => toSummary(row, ctx.clock()));
}

/** Returns the content of a request and records the opening, which the job seeker can see. */
export async function openRequest(ctx: SignedInContext, id: number): Promise<Accommodation> {
  return write(ctx, async (change) => {
    const { row } = await lockAnswerableRequest(ctx, change, id);
    await recordRequestOpening(ctx, change, { id, seekerId: row.user_id, applicationId: row.application_id });
    return readRequest(ctx, change, id);
  });
}

interface Answer {
  readonly to: EmployerAnswer;
  readonly version: number;
  readonly words: string;
}

/** Records the employer's answer. Any answer except "agreed" needs a text. */
export async function answerRequest(ctx: SignedInContext, id: number, answer: Answer): Promise<Accommodation> {
  if (answer.to !== 'agreed' && answer.words === '') refuseField('body.words', 'required');
  return write(ctx, async (change) => {
    const { row, application } = await lockAnswerableRequest(ctx, change, id);
    if (row.version !== answer.version) return refuse('changed_meanwhile');
    const from = row.status;
    if (!canAnswer(from, answer.to)) return refuse('illegal_move');
    const tenantId = ctx.tenant.id;
    await setRequestStatus(change.db, { tenantId, id, status: answer.to, dueAt: null });
    const turn = { tenantId, requestId: id, actorId: ctx.actor.userId, words: answer.words, now: ctx.clock() };
    await insertTurn(change.db, { ...turn, status: answer.to });
    await change.audit({ action: 'adjustment.answer', subject: ['adjustment', id], detail: { from, to: answer.to } });
    const values = { job: application.jobTitle, company: application.company };
    const notification = { tenantId, userId: row.user_id, kind: 'adjustment_answered' as const, values };
    await notify(change, { ...notification, subject: application.id });
    return readRequest(ctx, change, id);
  });
}

/** Locks a shared request about an application that the caller hires for; any other is not found. */
async function lockAnswerableRequest(ctx: SignedInContext, change: Write, id: number) {
  const row = (await lockSharedRequest(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
  return { row, application: await requireAnswerable(ctx, change.db, row.application_id) };
}

async function requireAnswerable(
  ctx: SignedInContext,
  db: SignedInContext['db'] | Write['db'],
  applicationId: number,
): Promise<ReadableApplication> {
  const application = await findReadableApplication(ctx, db, applicationId);
  return canAnswerAccommodations(ctx.actor, application.facts) ? application : refuse('not_found');
}
