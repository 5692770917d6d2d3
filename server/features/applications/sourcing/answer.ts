import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { answerSuggestionRow } from './answer-queries.ts';

interface Answer {
  readonly applicationId: number;
  readonly answer: 'accepted' | 'declined';
  /** Why the person declined; may be empty. */
  readonly reason: string;
}

/**
 * Stores the person's answer and notifies the account that suggested the job, unless the person has withdrawn the consent
 * to be seen by its organization.
 */
export async function answerSuggestion(
  ctx: SignedInContext,
  change: Write,
  { applicationId, answer, reason }: Answer,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const row = await answerSuggestionRow(change.db, { tenantId, applicationId, answer, reason, now: ctx.clock() });
  if (!row || !(row.reads_application || row.sees_person)) return;
  await notify(change, {
    tenantId,
    userId: row.suggested_by_user_id,
    kind: `suggestion_${answer}`,
    values: { name: row.name, job: row.job, company: row.company },
    subject: row.reads_application ? applicationId : { person: row.user_id, application: applicationId },
  });
}
