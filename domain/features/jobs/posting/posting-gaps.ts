import type { Job } from '#domain/features/jobs/job.ts';

/** What Google for Jobs requires. Without one of these it doesn't list the job. */
export const requiredPostingFields = ['description', 'employer', 'location', 'country', 'applicant_country'] as const;

/** What Google for Jobs recommends. */
export const recommendedPostingFields = ['city', 'salary', 'closing_day'] as const;

export interface PostingGaps {
  readonly required: readonly (typeof requiredPostingFields)[number][];
  readonly recommended: readonly (typeof recommendedPostingFields)[number][];
}

/**
 * What the JobPosting of a job lacks for Google for Jobs.
 * @source https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function findPostingGaps(job: Job): PostingGaps {
  const isRemote = job.work_mode === 'remote';
  const hasPlace = [job.city, job.region, job.country].some((part) => part !== '');
  const missing = {
    description: job.description.trim() === '',
    employer: job.company === '',
    location: !isRemote && !hasPlace,
    country: !isRemote && hasPlace && job.country === '',
    applicant_country: isRemote && (job.country || job.organisation.country) === '',
    city: !isRemote && hasPlace && job.city === '',
    salary: job.salary === null,
    closing_day: job.closes_on === null,
  };
  return {
    required: requiredPostingFields.filter((field) => missing[field]),
    recommended: recommendedPostingFields.filter((field) => missing[field]),
  };
}
