import type { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import type { ExperienceBucket, JobFact } from '#domain/features/jobs/search/search-choices.ts';

/** The fields of a job that searches need in memory. */
export interface ListedJob {
  readonly id: number;
  readonly title: string;
  readonly organisationId: number;
  readonly company: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly mode: WorkMode;
  readonly type: JobType;
  /** The minimum; null if the job does not ask for experience. */
  readonly experience: ExperienceBucket | null;
  /** Degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** "US"; empty if unknown. */
  readonly country: string;
  /** "US-GA" */
  readonly region: string;
  /** The minimum yearly pay; null if not stated. */
  readonly pay: { readonly yearly: number; readonly currency: string } | null;
  readonly skills: readonly number[];
  readonly certifications: readonly number[];
  readonly industries: readonly number[];
  /** The inclusion fields that are filled in, and the answers they give. */
  readonly facts: readonly JobFact[];
}
