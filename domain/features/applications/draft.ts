import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { IdFromText, line, Moment, paragraph } from '#domain/lib/fields.ts';

/** Letters of one answer. More than can be sent: what is too long is kept as well, and shortened by who wrote it. */
const maxAnswerLength = 20_000;

/** An application while it is written; nothing in it has been checked yet. */
export const DraftAnswers = z.object({
  /** The id of a résumé, `none`, or empty while nothing is chosen. */
  resume: line(20),
  /** In the order of the job's questions. */
  answers: z.array(paragraph(maxAnswerLength)).check(z.maxLength(20)),
  cover_note: paragraph(maxAnswerLength),
  /** The parts that were saved. */
  done: z.array(line(20)).check(z.maxLength(10)),
});
export type DraftAnswers = z.infer<typeof DraftAnswers>;

const SavedDraft = z.object({ answers: DraftAnswers, kept_at: Moment });
export type KeptDraft = z.infer<typeof SavedDraft>;

const access = { permission: 'application.apply' } as const;
const Params = z.object({ id: IdFromText });

export const applicationDraftsApi = {
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
