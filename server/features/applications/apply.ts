import type { Answer } from '#domain/features/applications/contract.ts';
import { type ApplicationState, type ApplicationStatus, isUnsent } from '#domain/features/applications/lifecycle.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { isValidAnswer, ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import type { SignedInContext } from '#server/context.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { type Write, write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { scoreApplication } from '#server/features/matching/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { sendPrepared } from '#server/features/prepared-applications/service.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { deleteDraft } from './draft-queries.ts';
import { insertEvent } from './move-queries.ts';
import { findByJobAndSeeker, findJobOwners, insertApplication, lockJobForApplying, ownsResume } from './queries.ts';
import { answerSuggestion } from './sourcing/answer.ts';
import { submitUnsent } from './sourcing/answer-queries.ts';

interface SubmittedApplication {
  readonly resume_id: number | null;
  readonly answers: readonly Answer[];
  readonly cover_note: string;
}

/** Returns the existing application if the job was already applied to (idempotent). */
export async function apply(
  ctx: SignedInContext,
  jobId: number,
  submitted: SubmittedApplication,
): Promise<{ id: number }> {
  // Before the transaction: a second connection within it could deadlock an exhausted pool.
  const score = (await scoreApplication(ctx, ctx.actor.userId, jobId)) ?? refuse('not_found');
  const id = await write(ctx, async (change) => {
    const job = await lockJobForApplying(change.db, ctx.tenant.id, jobId);
    await lockAccount(ctx, change);
    if (!job || job.status === 'draft') return refuse('not_found');
    const existing = await findByJobAndSeeker(change.db, ctx.tenant.id, jobId, ctx.actor.userId);
    if (existing && !isUnsent(toState(existing))) return existing.id;
    if (!takesApplications(job.status) || isPastClosing(job.closes_on, ctx.clock())) {
      return refuse('job_not_open');
    }
    await validateApplication(ctx, change, submitted, job.screening_questions);
    const columns = {
      tenantId: ctx.tenant.id,
      resumeId: submitted.resume_id,
      answers: JSON.stringify(submitted.answers),
      coverNote: submitted.cover_note,
      score,
      now: ctx.clock(),
    };
    const prepared = await sendPrepared(ctx, change, jobId);
    const sent = { ...columns, source: prepared ? 'partner' : 'applied' } as const;
    const sentId = existing
      ? await submitUnsent(change.db, { ...sent, id: existing.id, from: existing.status })
      : await insertApplication(change.db, { ...sent, jobId, userId: ctx.actor.userId });
    // A concurrent request sent the application first.
    if (sentId === undefined) return findConcurrentApplication(ctx, change, jobId);
    await deleteDraft(change.db, { tenantId: ctx.tenant.id, userId: ctx.actor.userId, jobId });
    await recordApplication(ctx, change, { applicationId: sentId, from: existing?.status ?? null, job });
    if (existing?.status === 'sourced')
      await answerSuggestion(ctx, change, { applicationId: sentId, answer: 'accepted', reason: '' });
    if (prepared) await notifyPreparer(ctx, change, prepared, sentId);
    return sentId;
  });
  return { id };
}

/** The account that prepared the application. */
async function notifyPreparer(
  ctx: SignedInContext,
  change: Write,
  { authorId, job }: { readonly authorId: number; readonly job: string },
  applicationId: number,
): Promise<void> {
  await notify(change, {
    tenantId: ctx.tenant.id,
    userId: authorId,
    kind: 'prepared_sent',
    values: { name: ctx.actor.fullName, job },
    subject: { person: ctx.actor.userId, application: applicationId },
  });
}

function toState(row: NonNullable<Awaited<ReturnType<typeof findByJobAndSeeker>>>): ApplicationState {
  return { status: row.status, statusBefore: row.status_before };
}

async function findConcurrentApplication(ctx: SignedInContext, change: Write, jobId: number): Promise<number> {
  const existing = await findByJobAndSeeker(change.db, ctx.tenant.id, jobId, ctx.actor.userId);
  return existing?.id ?? refuse('conflict');
}

interface SentApplication {
  readonly applicationId: number;
  /** Null without a suggestion. */
  readonly from: ApplicationStatus | null;
  readonly job: { readonly id: number; readonly title: string; readonly organisation_id: number };
}

async function recordApplication(
  ctx: SignedInContext,
  change: Write,
  { applicationId, from, job }: SentApplication,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const event = { tenantId, applicationId, actorId: ctx.actor.userId, note: '', message: '' };
  await insertEvent(change.db, { ...event, from, to: 'applied' });
  await change.audit({ action: 'application.apply', subject: ['application', applicationId], detail: { job: job.id } });
  await queueWebhooks(ctx, change, {
    event: 'application.created',
    organisationId: job.organisation_id,
    data: { application_id: applicationId, job_id: job.id },
  });
  for (const userId of await findJobOwners(change.db, tenantId, job.id, job.organisation_id)) {
    const values = { name: ctx.actor.fullName, job: job.title };
    await notify(change, { tenantId, userId, kind: 'application_received', values, subject: applicationId });
  }
}

const Questions = storedList(ScreeningQuestion);

async function validateApplication(
  ctx: SignedInContext,
  change: Write,
  submitted: SubmittedApplication,
  storedQuestions: unknown,
): Promise<void> {
  if (
    submitted.resume_id !== null &&
    !(await ownsResume(change.db, ctx.tenant.id, ctx.actor.userId, submitted.resume_id))
  ) {
    refuseField('body.resume_id', 'invalid_value');
  }
  const answers = new Map(submitted.answers.map((answer) => [answer.question_id, answer.text]));
  const fields = Questions.parse(storedQuestions).flatMap((question) => {
    const text = answers.get(question.id) ?? '';
    const code = text === '' ? question.required && 'required' : !isValidAnswer(question, text) && 'invalid_value';
    return code ? [{ field: `body.answers.${question.id}`, code }] : [];
  });
  if (fields.length > 0) refuse('invalid_input', { fields });
}
