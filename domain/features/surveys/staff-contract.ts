import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, Id, IdFromText, Moment } from '#domain/lib/fields.ts';
import { SurveyContent } from './content.ts';
import { surveyStatuses } from './lifecycle.ts';

/** Addresses per request. */
export const maxRecipients = 500;

const SurveyFacts = {
  id: Id,
  status: z.enum(surveyStatuses),
  version: z.int(),
  /** The key of the open link; null without one. */
  key: z.nullable(z.string()),
  /** People with a personal link, and how many of them answered. */
  invited: z.int(),
  invited_answered: z.int(),
  /** All answers, including those from the open link. */
  answered: z.int(),
  created_at: Moment,
  opened_at: z.nullable(Moment),
  closed_at: z.nullable(Moment),
};

export const Survey = z.object({ ...SurveyFacts, content: SurveyContent });
export type Survey = z.infer<typeof Survey>;

/** What happened to the addresses of a list. */
export const SendResult = z.object({
  invited: z.int(),
  /** Invited before; a person is invited to a survey once. */
  already: z.int(),
  /** No active account with a confirmed address that wants email. */
  unknown: z.array(z.string()),
});
export type SendResult = z.infer<typeof SendResult>;

const access = { permission: 'survey.manage' } as const;
const params = z.object({ id: IdFromText });

export const surveysStaffApi = {
  /** Newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/surveys',
    access,
    response: z.object({ surveys: z.array(Survey) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/surveys',
    access,
    body: z.object({ content: SurveyContent }),
    response: Survey,
    status: 201,
    perMinute: 30,
  }),
  read: endpoint({ method: 'GET', path: '/api/v1/surveys/:id', access, params, response: Survey }),
  /** Changes a draft. */
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/surveys/:id',
    access,
    params,
    body: z.object({ content: SurveyContent, version: z.int() }),
    response: Survey,
    perMinute: 60,
  }),
  /** Deletes a draft. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/surveys/:id',
    access,
    params,
    response: z.object({ is_removed: z.boolean() }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/surveys/:id/status',
    access,
    params,
    body: z.object({ to: z.enum(surveyStatuses) }),
    response: Survey,
    perMinute: 30,
  }),
  /** Sends personal links to accounts of the tenant. */
  send: endpoint({
    method: 'POST',
    path: '/api/v1/surveys/:id/invitations',
    access,
    params,
    body: z.object({ emails: z.array(Email).check(z.minLength(1), z.maxLength(maxRecipients)) }),
    response: SendResult,
    status: 201,
    perMinute: 10,
  }),
};
