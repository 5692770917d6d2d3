import { subtractDays } from '#domain/lib/day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import {
  claimReminder,
  type DuePerson,
  type DueReminder,
  findDuePeople,
  findDueReminders,
} from './invitation-queries.ts';
import { invite, queueSurveyMail } from './invite.ts';
import { findSurvey } from './queries.ts';

const checkIntervalMs = 60_000;
/** People per check; the next check continues. */
const batchSize = 200;
/** Days after the invitation. There is one reminder. */
const reminderDays = 5;

/** Invites people after events and reminds those who have not answered. */
export function startSurveyTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'surveys' }, (signal) =>
    sendDueSurveys(services, signal),
  );
}

/** An invitation that fails is retried by the next check. */
export async function sendDueSurveys(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'surveys');
  const now = services.clock();
  const run = async <T extends { readonly tenant_id: number }>(
    found: readonly T[],
    work: (services: Services, due: T) => Promise<void>,
  ) => {
    for (const due of found) {
      if (signal?.aborted) return;
      await work(services, due).catch((error: unknown) => {
        services.log.warn({ err: error, tenant: due.tenant_id }, 'survey could not be sent');
      });
    }
  };
  await run(await findDuePeople(db, now, batchSize), inviteDue);
  await run(await findDueReminders(db, subtractDays(now, reminderDays), batchSize), remindDue);
}

async function inviteDue(services: Services, due: DuePerson): Promise<void> {
  const ctx = systemContext(services, due.tenant_id, 'surveys');
  await write(ctx, async (change) => {
    const survey = await findSurvey(change.db, due.tenant_id, due.survey_id);
    if (survey?.status !== 'open') return;
    const invited = { surveyId: survey.id, content: survey.content, recipient: due, cameBy: 'event' } as const;
    if (!(await invite(ctx, change, invited))) return;
    await change.audit({ action: 'survey.invite', subject: ['survey', survey.id], detail: { invited: 1 } });
  });
}

async function remindDue(services: Services, due: DueReminder): Promise<void> {
  const ctx = systemContext(services, due.tenant_id, 'surveys');
  const { invitation_id: id, content } = due;
  await write(ctx, async (change) => {
    if (!(await claimReminder(change.db, due.tenant_id, id, ctx.clock()))) return;
    await queueSurveyMail(ctx, change, { kind: 'survey_reminder', id, content, recipient: due });
  });
}
