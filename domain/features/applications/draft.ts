import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { IdFromText, line, Moment, paragraph } from '#domain/lib/fields.ts';
import { ApplicationJob } from './contract.ts';

/** Characters of one answer; above the submit limit, so that a draft with an answer that is too long is saved. */
const maxAnswerLength = 20_000;

/** The unvalidated fields of an application form. */
export const DraftAnswers = z.object({
  /** A résumé id, `none`, or empty if not chosen yet. */
  resume: line(20),
  /** In the order of the job's questions. */
  answers: z.array(paragraph(maxAnswerLength)).check(z.maxLength(20)),
  cover_note: paragraph(maxAnswerLength),
  /** Completed parts of the form. */
  done: z.array(line(20)).check(z.maxLength(10)),
});
export type DraftAnswers = z.infer<typeof DraftAnswers>;

/** An application that was started but not submitted, without its answers. */
export const StartedApplication = z.object({
  job: ApplicationJob,
  /** Whether the job still accepts applications. */
  is_open: z.boolean(),
  kept_at: Moment,
  done_count: z.int(),
  step_count: z.int(),
});
export type StartedApplication = z.infer<typeof StartedApplication>;

const SavedDraft = z.object({ answers: DraftAnswers, kept_at: Moment });
export type SavedDraft = z.infer<typeof SavedDraft>;

const access = { permission: 'application.apply' } as const;
const Params = z.object({ id: IdFromText });

export const applicationDraftsApi = {
  /** The caller's started applications, the latest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/me/application-drafts',
    access,
    response: z.object({ drafts: z.array(StartedApplication) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/application-draft',
    access,
    params: Params,
    response: z.object({ draft: z.nullable(SavedDraft) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/jobs/:id/application-draft',
    access,
    params: Params,
    body: DraftAnswers,
    response: z.object({ kept_at: Moment }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/jobs/:id/application-draft',
    access,
    params: Params,
    response: z.object({ is_dropped: z.boolean() }),
  }),
};
