import { listApplyParts } from '#domain/features/applications/apply-parts.ts';
import { DraftAnswers } from '#domain/features/applications/draft.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { isValidAnswer, ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import type { OwnPrepared } from '#domain/features/prepared-applications/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { findWaiting } from './queries.ts';
import { moveOwn } from './service.ts';

/** What was prepared for the caller and waits. */
export function listOwnPrepared(ctx: SignedInContext): Promise<OwnPrepared[]> {
  return findOwn(ctx, ctx.db);
}

/** Declines what was prepared for a job (idempotent). The partner reads that it was declined, and the reason. */
export function declinePrepared(ctx: SignedInContext, jobId: number, reason: string): Promise<OwnPrepared[]> {
  return write(ctx, async (change) => {
    await lockAccount(ctx, change);
    const moved = await moveOwn(ctx, change, { jobId, to: 'declined', reason });
    if (moved) {
      await notify(change, {
        tenantId: ctx.tenant.id,
        userId: moved.authorId,
        kind: 'prepared_declined',
        values: { name: ctx.actor.fullName, job: moved.job },
        subject: { person: ctx.actor.userId, application: null },
      });
    }
    return findOwn(ctx, change.db);
  });
}

async function findOwn(ctx: SignedInContext, db: Db): Promise<OwnPrepared[]> {
  const rows = await findWaiting(db, ctx.tenant.id, ctx.actor.userId);
  return rows.flatMap(({ id, title, company, status, closes_on, screening_questions, at, answers, ...row }) => {
    const parsed = DraftAnswers.safeParse(answers);
    if (!parsed.success) return [];
    const questions = storedList(ScreeningQuestion).parse(screening_questions);
    return [
      {
        job: { id, title, company },
        is_open: takesApplications(status) && !isPastClosing(closes_on, ctx.clock()),
        by: row.by,
        organisation: row.organisation,
        at: at.toISOString(),
        note: row.note,
        answers: { ...parsed.data, done: listPreparedParts(parsed.data, questions) },
      },
    ];
  });
}

/** The steps of the form that the partner completed. */
function listPreparedParts(draft: DraftAnswers, questions: readonly ScreeningQuestion[]): string[] {
  const isDone = {
    profile: false,
    resume: draft.resume !== '',
    questions: questions.every((question, index) => {
      const text = draft.answers[index]?.trim() ?? '';
      return text === '' ? !question.required : isValidAnswer(question, text);
    }),
    note: draft.cover_note !== '',
  };
  return listApplyParts(questions.length).filter((part) => isDone[part]);
}
