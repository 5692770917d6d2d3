import { DraftAnswers } from '#domain/features/applications/draft.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import type {
  Preparation,
  PreparedApplication,
  PreparedDraft,
} from '#domain/features/prepared-applications/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { type Write, write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import {
  answerPrepared,
  findJob,
  findPrepared,
  findPreparedFor,
  findResumes,
  findSupportedPerson,
  hasApplied,
  insertEvent,
  lockSupportedPerson,
  type Pair,
  type PreparedRow,
  upsertPrepared,
} from './queries.ts';

type Job = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** What the caller's organization prepared for a person whom it supports; anyone else is not found. */
export async function listPrepared(ctx: SignedInContext, userId: number): Promise<PreparedApplication[]> {
  const pair = getPair(ctx, userId);
  if (!(await findSupportedPerson(ctx.db, pair))) return refuse('not_found');
  return findList(ctx.db, pair);
}

/** The job's questions, the names of the person's résumés, and what waits for the person. */
export async function readPreparation(ctx: SignedInContext, userId: number, jobId: number): Promise<Preparation> {
  const pair = getPair(ctx, userId);
  const person = (await findSupportedPerson(ctx.db, pair)) ?? refuse('not_found');
  const job = (await findJob(ctx.db, pair.tenantId, jobId)) ?? refuse('not_found');
  const row = await findPrepared(ctx.db, { ...pair, jobId });
  const resumes = await findResumes(ctx.db, pair);
  return {
    person: { id: userId, name: person.name },
    job: { id: job.id, title: job.title, company: job.company },
    // Only the employer sees which answers meet a requirement.
    questions: listQuestions(job).map((question) => ({ ...question, wanted: [], min: null })),
    resumes: resumes.map((resume) => ({ ...resume, created_at: resume.created_at.toISOString() })),
    draft: presentDraft(pair, row),
    block: await findBlock(ctx, ctx.db, { pair, job, row }),
  };
}

/** Hands the application over to the person. They decide: no application exists until they send it. */
export function handOver(
  ctx: SignedInContext,
  { userId, jobId, draft }: { readonly userId: number; readonly jobId: number; readonly draft: PreparedDraft },
): Promise<PreparedApplication[]> {
  const pair = getPair(ctx, userId);
  return write(ctx, async (change) => {
    const person = (await lockSupportedPerson(change.db, pair)) ?? refuse('not_found');
    const job = (await findJob(change.db, pair.tenantId, jobId)) ?? refuse('not_found');
    const row = await findPrepared(change.db, { ...pair, jobId });
    const block = await findBlock(ctx, change.db, { pair, job, row });
    if (block === 'closed') return refuse('job_not_open');
    if (block !== null) return refuse('conflict');
    await validateDraft(change.db, pair, { job, draft });
    const { note, ...answers } = draft;
    const now = ctx.clock();
    const key = { ...pair, jobId, authorId: ctx.actor.userId, now };
    const stored = await upsertPrepared(change.db, { ...key, note, answers: JSON.stringify({ ...answers, done: [] }) });
    if (!stored) return refuse('conflict');
    await insertEvent(change.db, { ...key, from: row?.status ?? null, to: 'waiting', actorId: ctx.actor.userId });
    await change.audit({ action: 'prepared_application.hand_over', subject: ['user', userId], detail: { job: jobId } });
    await notifyPerson(ctx, change, { userId, job, organisation: person.organisation });
    return findList(change.db, pair);
  });
}

/** Takes back what waits for the person (idempotent). */
export function withdrawPrepared(ctx: SignedInContext, userId: number, jobId: number): Promise<PreparedApplication[]> {
  const pair = getPair(ctx, userId);
  return write(ctx, async (change) => {
    if (!(await lockSupportedPerson(change.db, pair))) return refuse('not_found');
    const row = await findPrepared(change.db, { ...pair, jobId });
    if (row?.organisation_id !== pair.organisationId) return refuse('not_found');
    const key = { tenantId: pair.tenantId, userId, jobId, now: ctx.clock() };
    if (await answerPrepared(change.db, { ...key, to: 'withdrawn', reason: '' })) {
      await insertEvent(change.db, { ...key, from: row.status, to: 'withdrawn', actorId: ctx.actor.userId });
      const detail = { job: jobId };
      await change.audit({ action: 'prepared_application.withdraw', subject: ['user', userId], detail });
    }
    return findList(change.db, pair);
  });
}

interface Planned {
  readonly pair: Pair;
  readonly job: Job;
  readonly row: PreparedRow | undefined;
}

async function findBlock(ctx: SignedInContext, db: Db, { pair, job, row }: Planned): Promise<Preparation['block']> {
  if (await hasApplied(db, { ...pair, jobId: job.id })) return 'applied';
  if (row?.status === 'sent') return 'applied';
  if (row?.status === 'declined') return 'declined';
  return takesApplications(job.status) && !isPastClosing(job.closes_on, ctx.clock()) ? null : 'closed';
}

async function validateDraft(db: Db, pair: Pair, { job, draft }: { job: Job; draft: PreparedDraft }): Promise<void> {
  if (draft.answers.length > listQuestions(job).length) refuseField('body.answers', 'invalid_value');
  if (draft.resume === '' || draft.resume === 'none') return;
  const resumes = await findResumes(db, pair);
  if (!resumes.some(({ id }) => String(id) === draft.resume)) refuseField('body.resume', 'invalid_value');
}

function presentDraft({ organisationId }: Pair, row: PreparedRow | undefined): PreparedDraft | null {
  if (row?.status !== 'waiting' || row.organisation_id !== organisationId) return null;
  const { done: _done, ...answers } = DraftAnswers.parse(row.answers);
  return { ...answers, note: row.note };
}

async function findList(db: Db, pair: Pair): Promise<PreparedApplication[]> {
  const rows = await findPreparedFor(db, pair);
  return rows.map(({ id, title, company, at, ...row }) => ({
    ...row,
    job: { id, title, company },
    at: at.toISOString(),
  }));
}

function listQuestions(job: Job): ScreeningQuestion[] {
  return storedList(ScreeningQuestion).parse(job.screening_questions);
}

function notifyPerson(
  ctx: SignedInContext,
  change: Write,
  { userId, job, organisation }: { readonly userId: number; readonly job: Job; readonly organisation: string },
): Promise<void> {
  return notify(change, {
    tenantId: ctx.tenant.id,
    userId,
    kind: 'application_prepared',
    values: { by: `${ctx.actor.fullName}, ${organisation}`, job: job.title, company: job.company },
    subject: { prepared: job.id },
  });
}

function getPair(ctx: SignedInContext, userId: number): Pair {
  const organisationId = ctx.actor.organisationId ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, organisationId, userId };
}
