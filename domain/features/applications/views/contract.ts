import * as z from 'zod/mini';
import { applicationSorts } from '#domain/features/applications/contract.ts';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line } from '#domain/lib/fields.ts';

/** Maximum number of views that a person saves for a job. */
export const maxApplicantViews = 30;

/** Filters and order of the applicants' table, named and written as in the address of the page. */
export const ApplicantViewFilter = z.strictObject({
  status: z.optional(ApplicationStatus),
  words: z.optional(line(100, 1)),
  due: z.optional(z.literal('week')),
  sort: z.optional(z.enum(applicationSorts)),
  tag: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  rating: z.optional(z.enum(['1', '2', '3', '4'])),
  since: z.optional(z.literal('last_visit')),
});
export type ApplicantViewFilter = z.infer<typeof ApplicantViewFilter>;

export const NewApplicantView = z.object({ name: line(60, 1), filter: ApplicantViewFilter, is_shared: z.boolean() });
export type NewApplicantView = z.infer<typeof NewApplicantView>;

export const ApplicantView = z.object({
  id: Id,
  ...NewApplicantView.shape,
  /** Whose view it is; only their own views can be removed. */
  owner: z.string(),
  is_own: z.boolean(),
});
export type ApplicantView = z.infer<typeof ApplicantView>;

const access = { permission: 'application.note' } as const;
const params = z.object({ id: IdFromText });
const response = z.object({ views: z.array(ApplicantView) });

export const applicantViewsApi = {
  /** The caller's views of a job's applicants, and those that colleagues share. */
  list: endpoint({ method: 'GET', path: '/api/v1/jobs/:id/applicant-views', access, params, response }),
  /** Saves a view. One of the caller's with the same name is replaced. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/applicant-views',
    access,
    params,
    body: NewApplicantView,
    response,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/applicant-views/:id',
    access,
    params,
    response: z.object({ status: z.literal('success') }),
  }),
};
