import type { ApplicationCard, ApplicationPage } from '#domain/features/applications/contract.ts';

/** A page of applications, each with its job. */
export interface CardPage {
  readonly applications: ApplicationCard[];
  readonly next: string | null;
  /** On the first page only. */
  readonly counts: ApplicationPage['counts'];
}

/** The response has each job once. */
export function addJobs({ applications, jobs, next, counts }: ApplicationPage): CardPage {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return {
    applications: applications.flatMap(({ job_id, ...card }) => {
      const job = byId.get(job_id);
      return job ? [{ ...card, job }] : [];
    }),
    next,
    counts,
  };
}
