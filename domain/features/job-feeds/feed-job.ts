import type { JobType, SalaryPeriod, WorkMode } from '#domain/features/jobs/job.ts';

/** An active job as feeds show it: public fields only. */
export interface FeedJob {
  readonly id: number;
  /** URL of the job's page, where people apply. */
  readonly url: string;
  readonly title: string;
  /** Empty if the employer is not named. */
  readonly company: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly workMode: WorkMode;
  readonly jobType: JobType;
  readonly salary: {
    readonly min: number | null;
    readonly max: number | null;
    readonly currency: string;
    readonly period: SalaryPeriod;
  } | null;
  /** Paragraphs of HTML without attributes. */
  readonly html: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  /** The last day to apply, `2026-03-04`. */
  readonly closesOn: string | null;
}

/** What a feed belongs to. */
export interface FeedSite {
  /** The tenant, or the organization that the feed is limited to. */
  readonly name: string;
  /** URL of the site, without a slash at the end. */
  readonly origin: string;
  /** URL of the feed. */
  readonly url: string;
  /** When a listed job last changed. */
  readonly updatedAt: Date;
  /** Texts of a list of jobs, in the language asked for. */
  readonly labels: FeedLabels;
}

export interface FeedLabels {
  readonly heading: string;
  readonly more: string;
  readonly none: string;
  readonly modes: Readonly<Record<WorkMode, string>>;
  readonly types: Readonly<Record<JobType, string>>;
}

/** A format as parts of a document, so that any number of jobs can be sent without holding them in memory. */
export interface FeedFormat {
  readonly mediaType: string;
  /** The most jobs that a document lists, newest first. */
  readonly maxJobs: number;
  readonly start: (site: FeedSite) => string;
  /** The parts are joined by `separator`. */
  readonly item: (job: FeedJob) => string;
  readonly separator: string;
  readonly end: string;
}

/** "Austin, TX, US", without empty parts. */
export function formatPlace({ city, region, country }: FeedJob): string {
  return [city, region, country].filter(Boolean).join(', ');
}
