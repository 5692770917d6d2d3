import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { IdFromText, line, Moment, paragraph } from '#domain/lib/fields.ts';

/** Letters of one answer. More than can be sent: what is too long is kept as well, and shortened by who wrote it. */
const longest = 20_000;

/** An application while it is written; nothing in it has been checked yet. */
export const DraftAnswers = z.object({
  /** The id of a résumé, `none`, or empty while nothing is chosen. */
  resume: line(20),
  /** In the order of the job's questions. */
  answers: z.array(paragraph(longest)).check(z.maxLength(20)),
  cover_note: paragraph(longest),
  /** The parts that were saved. */
  done: z.array(line(20)).check(z.maxLength(10)),
});
export type DraftAnswers = z.infer<typeof DraftAnswers>;

const KeptDraft = z.object({ answers: DraftAnswers, kept_at: Moment });
export type KeptDraft = z.infer<typeof KeptDraft>;

const access = { permission: 'application.apply' } as const;
const Params = z.object({ id: IdFromText });

export const applicationDraftsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/application-draft',
    access,
    params: Params,
    response: z.object({ draft: z.nullable(KeptDraft) }),
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/api/v1/jobs/:id/application-draft',
    access,
    params: Params,
    body: DraftAnswers,
    response: z.object({ kept_at: Moment }),
  }),
  drop: endpoint({
    method: 'DELETE',
    path: '/api/v1/jobs/:id/application-draft',
    access,
    params: Params,
    response: z.object({ is_dropped: z.boolean() }),
  }),
};
