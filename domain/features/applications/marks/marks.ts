import * as z from 'zod/mini';
import { Id } from '#domain/lib/fields.ts';

export const maxTagLength = 40;
/** Maximum number of tags of an application. */
export const maxTags = 10;

/** From 1, not a fit, to 4, a strong fit. */
export const applicantRatings = [1, 2, 3, 4] as const;
export type ApplicantRating = (typeof applicantRatings)[number];
export const ApplicantRating = z.literal([...applicantRatings]);

export const ApplicationTag = z.object({ id: Id, name: z.string() });
export type ApplicationTag = z.infer<typeof ApplicationTag>;

/** What the hiring team marks on an application. For everyone else, it is empty. */
export const ApplicationMarks = z.object({
  rating: z.nullable(ApplicantRating),
  tags: z.array(ApplicationTag),
  /** Applied since the reader's last visit to the applicants of the job. */
  is_new: z.boolean(),
});
export type ApplicationMarks = z.infer<typeof ApplicationMarks>;

export const noMarks: ApplicationMarks = { rating: null, tags: [], is_new: false };

/** A pause of this length ends a visit to the applicants of a job. */
export const visitPauseMs = 30 * 60_000;
