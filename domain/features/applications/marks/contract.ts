import * as z from 'zod/mini';
import { maxBulkSize } from '#domain/features/applications/bulk/max-bulk-size.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line } from '#domain/lib/fields.ts';
import { ApplicantRating, ApplicationTag, maxTagLength, maxTags } from './marks.ts';

const params = z.object({ id: IdFromText });
const access = { permission: 'application.note' } as const;

/** The tags of the job's organization, by name, each with its number of applications for the job. */
export const JobTags = z.object({
  tags: z.array(z.extend(ApplicationTag, { count: z.int() })),
  /** Whether the caller can remove tags from the organization. */
  can_remove: z.boolean(),
});
export type JobTags = z.infer<typeof JobTags>;

/** The result for one application: the tags that it did not have before, or why it stays as it is. */
const TagResult = z.object({
  id: Id,
  added: z.array(Id),
  error: z.nullable(z.enum(['not_found', 'tag_identifies', 'too_many_tags'])),
});
export type TagResult = z.infer<typeof TagResult>;

const RatingChange = z.object({
  id: Id,
  /** The rating that the caller saw. */
  from: z.nullable(ApplicantRating),
  to: z.nullable(ApplicantRating),
});
export type RatingChange = z.infer<typeof RatingChange>;

/** The result for one application: why it stays as it is, or null. */
const RatingResult = z.object({ id: Id, error: z.nullable(z.enum(['not_found', 'rated_otherwise'])) });
export type RatingResult = z.infer<typeof RatingResult>;

export const applicationMarksApi = {
  tags: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/application-tags',
    access,
    params,
    response: JobTags,
  }),
  /** Adds tags by name, new ones too, and removes tags. Each application is changed separately. */
  changeTags: endpoint({
    method: 'POST',
    path: '/api/v1/application-tags',
    access,
    body: z.object({
      ids: z.array(Id).check(z.minLength(1), z.maxLength(maxBulkSize)),
      add: z.array(line(maxTagLength, 1)).check(z.maxLength(maxTags)),
      remove: z.array(Id).check(z.maxLength(maxTags)),
    }),
    response: z.object({ results: z.array(TagResult) }),
  }),
  /** Removes a tag from the organization and all its applications. */
  removeTag: endpoint({
    method: 'DELETE',
    path: '/api/v1/application-tags/:id',
    access: { permission: 'job.decide' },
    params,
    response: z.object({ status: z.literal('success') }),
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/api/v1/applications/:id/rating',
    access,
    params,
    body: z.object({ rating: z.nullable(ApplicantRating) }),
    response: z.object({ rating: z.nullable(ApplicantRating) }),
  }),
  /** Rates several applications; null removes a rating. One with another rating than `from` stays as it is. */
  rateMany: endpoint({
    method: 'POST',
    path: '/api/v1/application-ratings',
    access,
    body: z.object({ ratings: z.array(RatingChange).check(z.minLength(1), z.maxLength(maxBulkSize)) }),
    response: z.object({ results: z.array(RatingResult) }),
  }),
  /** Records a visit to the applicants of a job. A visit ends with a pause of 30 minutes. */
  visit: endpoint({
    method: 'PUT',
    path: '/api/v1/jobs/:id/applicant-visit',
    access,
    params,
    response: z.object({ is_new_visit: z.boolean() }),
  }),
};
