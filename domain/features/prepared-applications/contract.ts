import * as z from 'zod/mini';
import { DraftAnswers } from '#domain/features/applications/draft.ts';
import { ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line, Moment, paragraph } from '#domain/lib/fields.ts';
import { preparedStatuses } from './lifecycle.ts';
import { maxPreparedDecline, maxPreparedNote } from './limits.ts';

const PreparedJob = z.object({ id: Id, title: z.string(), company: z.string() });

/** What the partner fills in: fields of the application form, and a note to the person. */
export const PreparedDraft = z.object({
  /** The id of a résumé of the person, `none`, or empty: the person chooses. */
  resume: line(20),
  /** In the order of the job's questions. */
  answers: z.array(paragraph(4000)).check(z.maxLength(20)),
  cover_note: paragraph(4000),
  note: paragraph(maxPreparedNote),
});
export type PreparedDraft = z.infer<typeof PreparedDraft>;

/** A prepared application as the staff of the partner reads it: its state, without what the person wrote. */
export const PreparedApplication = z.object({
  job: PreparedJob,
  by: z.string(),
  /** Of the state. */
  at: Moment,
  status: z.enum(preparedStatuses),
  decline_reason: z.string(),
});
export type PreparedApplication = z.infer<typeof PreparedApplication>;

/** Why an application can't be prepared for a job. */
const preparationBlocks = ['applied', 'declined', 'closed'] as const;

/** What the partner needs to prepare an application. */
export const Preparation = z.object({
  person: z.object({ id: Id, name: z.string() }),
  job: PreparedJob,
  questions: z.array(ScreeningQuestion),
  resumes: z.array(z.object({ id: Id, file_name: z.string(), created_at: Moment })),
  /** What was handed over and waits for the person. */
  draft: z.nullable(PreparedDraft),
  block: z.nullable(z.enum(preparationBlocks)),
});
export type Preparation = z.infer<typeof Preparation>;

/** A prepared application that waits for the caller. */
export const OwnPrepared = z.object({
  job: PreparedJob,
  /** Whether the job still takes applications. */
  is_open: z.boolean(),
  by: z.string(),
  organisation: z.string(),
  at: Moment,
  note: z.string(),
  answers: DraftAnswers,
});
export type OwnPrepared = z.infer<typeof OwnPrepared>;

const access = { permission: 'application.prepare' } as const;
const own = { permission: 'application.apply' } as const;
const params = z.object({ id: IdFromText, job: IdFromText });
const PreparedOfPerson = z.object({ prepared: z.array(PreparedApplication) });
const OwnList = z.object({ prepared: z.array(OwnPrepared) });

export const preparedApplicationsApi = {
  /** What the caller's organization prepared for a person whom it supports, newest first. */
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/:id/prepared-applications',
    access,
    params: z.object({ id: IdFromText }),
    response: PreparedOfPerson,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/:id/prepared-applications/:job',
    access,
    params,
    response: Preparation,
  }),
  /** Hands the application over to the person, or replaces what was handed over. Only the person can send it. */
  handOver: endpoint({
    method: 'PUT',
    path: '/api/v1/seekers/:id/prepared-applications/:job',
    access,
    params,
    body: PreparedDraft,
    response: PreparedOfPerson,
    perMinute: 30,
  }),
  /** Takes back what waits for the person. Repeating it changes nothing. */
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/v1/seekers/:id/prepared-applications/:job',
    access,
    params,
    response: PreparedOfPerson,
  }),
  /** What was prepared for the caller and waits, newest first. */
  own: endpoint({ method: 'GET', path: '/api/v1/me/prepared-applications', access: own, response: OwnList }),
  /** Declines it. Repeating it changes nothing. */
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/me/prepared-applications/:id/decline',
    access: own,
    params: z.object({ id: IdFromText }),
    body: z.object({ reason: paragraph(maxPreparedDecline) }),
    response: OwnList,
  }),
};
