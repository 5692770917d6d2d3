import * as z from 'zod/mini';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, line, paragraph } from '#domain/lib/fields.ts';

/** The answer contains no smaller number of job seekers, so that no person can be singled out. */
export const minSeekerCount = 10;

/** Open applicants of a saved job that are compared, the newest ones. */
export const maxComparedApplicants = 2000;

const Terms = z.array(line(100)).check(z.maxLength(40));
const Years = z.nullable(z.int().check(z.gte(0), z.lte(60)));

/** What the match reads of a job, as far as it is written. */
export const MatchDraft = z.object({
  title: line(200),
  description: paragraph(20_000),
  responsibilities: paragraph(20_000),
  requirements: paragraph(20_000),
  skills: Terms,
  certifications: Terms,
  titles: Terms,
  industries: Terms,
  experience_min: Years,
  experience_max: Years,
  education_level: z.nullable(z.int().check(z.gte(0), z.lte(5))),
  management_level: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  none_required: z.array(z.enum(MATCH_PARTS)).check(z.maxLength(MATCH_PARTS.length)),
  /** Null for the tenant's weights. */
  match_weights: z.nullable(MatchWeights),
});
export type MatchDraft = z.infer<typeof MatchDraft>;

export const MatchPreview = z.object({
  /** The weights that counted. */
  weights: MatchWeights,
  /**
   * Number of discoverable job seekers with a good or strong match, at most `maxCount` + 1, which means any higher number;
   * null if there are fewer than `minSeekerCount`.
   */
  seekers: z.nullable(z.int()),
  /**
   * How the labels of the open applicants would change, of the newest `maxComparedApplicants` at most; null without a
   * saved job, or if the caller sees no applicants.
   */
  applicants: z.nullable(z.object({ total: z.int(), higher: z.int(), lower: z.int() })),
});
export type MatchPreview = z.infer<typeof MatchPreview>;

export const matchPreviewApi = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/match-preview',
    access: { permission: 'job.write' },
    body: z.object({ job: MatchDraft, job_id: z.optional(Id) }),
    response: MatchPreview,
    perMinute: 60,
  }),
};
