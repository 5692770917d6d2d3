import type { Context, Services } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { inviteToOutcome } from '#server/features/surveys/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { buildOutcomeForm } from './form.ts';
import {
  type DueOutcome,
  findDueOutcomes,
  findPartnerReaders,
  type LockedPlacement,
  lockPlacement,
} from './placement-queries.ts';

const checkIntervalMs = 60_000;
/** Outcomes per check; the next check continues. */
const batchSize = 200;

/** Asks people and partners 30, 90, and 180 days after a hire. */
export function startOutcomeTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'outcomes' }, (signal) =>
    askDueOutcomes(services, signal),
  );
}

/** A question that fails is retried by the next check. */
export async function askDueOutcomes(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'outcomes');
  for (const due of await findDueOutcomes(db, services.clock(), batchSize)) {
    if (signal?.aborted) return;
    await ask(services, due).catch((error: unknown) => {
      services.log.warn({ err: error, tenant: due.tenant_id }, 'outcome could not be asked');
    });
  }
}

async function ask(services: Services, due: DueOutcome): Promise<void> {
  const ctx = systemContext(services, due.tenant_id, 'outcomes');
  await write(ctx, async (change) => {
    const placement = await lockPlacement(change.db, due.tenant_id, due.application_id);
    if (!placement || (due.audience === 'partner' && placement.has_ended)) return;
    const { user_id: id, email, language } = placement;
    const isPerson = due.audience === 'person';
    const isAsked = await inviteToOutcome(ctx, change, {
      applicationId: due.application_id,
      day: due.day,
      audience: due.audience,
      content: buildOutcomeForm(due.day, due.audience),
      recipient: isPerson ? { id, email, language } : null,
      isMailed: placement.can_mail,
    });
    if (!isAsked) return;
    if (isPerson) await notifyPerson(ctx, change, { due, placement });
    else await notifyPartner(ctx, change, { due, placement });
  });
}

interface Asked {
  readonly due: DueOutcome;
  readonly placement: LockedPlacement;
}

function notifyPerson(ctx: Context, change: Write, { due, placement }: Asked): Promise<void> {
  const { user_id: userId, job, company } = placement;
  const values = { job, company, days: String(due.day) };
  return notify(change, {
    tenantId: ctx.tenant.id,
    userId,
    kind: 'outcome_asked',
    values,
    subject: 'own_outcome',
    hasOwnMail: true,
  });
}

/** Names no person: a stored notification outlives a consent. */
async function notifyPartner(ctx: Context, change: Write, { due, placement }: Asked): Promise<void> {
  const support = {
    tenantId: ctx.tenant.id,
    userId: placement.user_id,
    organisationId: placement.organisation_id,
  };
  for (const userId of await findPartnerReaders(change.db, support)) {
    const values = { days: String(due.day) };
    await notify(change, { tenantId: ctx.tenant.id, userId, kind: 'outcome_due', values, subject: 'outcome' });
  }
}
