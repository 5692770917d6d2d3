import type { Application } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, statusBeforeMove } from '#domain/features/applications/lifecycle.ts';
import { canReadApplication, nextApplicationStatuses } from '#domain/features/applications/policy.ts';
import { kindOfMove } from '#domain/features/notifications/kinds.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse, refuseField } from '#server/http/refusal.ts';
import { type ApplicationRow, insertEvent, lockApplication, updateStatus } from './queries.ts';
import { factsOf } from './rows.ts';
import { readApplication } from './service.ts';

interface Move {
  readonly to: ApplicationStatus;
  /** The version the caller saw. */
  readonly version: number;
  /** For the team. */
  readonly note: string;
  /** For the job seeker. */
  readonly message: string;
}

/** Gives an application its next status. Nobody is rejected in silence: a rejection needs a message. */
export async function moveApplication(ctx: SignedInContext, id: number, move: Move): Promise<Application> {
  await write(ctx, async (change) => {
    const row = await lockApplication(change.db, ctx.tenant.id, id);
    if (!row || !canReadApplication(ctx.actor, factsOf(row))) return refuse('not_found');
    if (row.version !== move.version) return refuse('changed_meanwhile');
    const facts = factsOf(row);
    if (!nextApplicationStatuses(ctx.actor, facts).includes(move.to)) refuse('illegal_move');
    if (move.to === 'rejected' && move.message === '') refuseField('body.message', 'required');
    await updateStatus(change.db, {
      tenantId: ctx.tenant.id,
      id,
      to: move.to,
      statusBefore: statusBeforeMove(facts, move.to),
      now: ctx.clock(),
    });
    await record(ctx, change, row, move);
  });
  return readApplication(ctx, id);
}

async function record(ctx: SignedInContext, change: Write, row: ApplicationRow, move: Move): Promise<void> {
  const from = row.status as ApplicationStatus;
  const isOwn = row.user_id === ctx.actor.userId;
  const tenantId = ctx.tenant.id;
  await insertEvent(change.db, {
    tenantId,
    applicationId: row.id,
    actorId: ctx.actor.userId,
    from,
    to: move.to,
    note: isOwn ? '' : move.note,
    message: move.message,
  });
  await change.audit({ action: 'application.move', subject: ['application', row.id], detail: { from, to: move.to } });
  const kind = kindOfMove(move.to);
  if (isOwn || kind === null) return;
  const values = { job: row.job_title, company: row.company };
  await notify(change, { tenantId, userId: row.user_id, kind, values, applicationId: row.id });
}
