import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { line, Moment, paragraph } from '#domain/lib/fields.ts';

/** Characters of one answer; above the submit limit, so that a draft with an answer that is too long is saved. */
const maxAnswerLength = 20_000;

/** Unvalidated form fields of a needs or accommodation draft. */
export const PrivateAnswers = z
  .record(line(40, 1), z.union([paragraph(maxAnswerLength), z.array(line(60)).check(z.maxLength(60))]))
  .check(z.refine((answers) => Object.keys(answers).length <= 20, { error: 'invalid_value' }));
export type PrivateAnswers = z.infer<typeof PrivateAnswers>;

const access = { permission: 'needs.own' } as const;

/** The form and its subject's id: `needs`, `adjustment:17`. */
const Params = z.object({ form: z.string().check(z.regex(/^[a-z-]{1,30}(:[1-9]\d{0,14})?$/)) });

export const privateDraftsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/private-drafts/:form',
    access,
    params: Params,
    response: z.object({ answers: z.nullable(PrivateAnswers) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/private-drafts/:form',
    access,
    params: Params,
    body: z.object({ answers: PrivateAnswers }),
    response: z.object({ kept_at: Moment }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/private-drafts/:form',
    access,
    params: Params,
    response: z.object({ is_dropped: z.boolean() }),
  }),
};
