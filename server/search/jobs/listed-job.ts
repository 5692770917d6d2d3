import type { Inclusion, JobType, WorkMode } from '#domain/features/jobs/job.ts';
import type { ExperienceBucket } from '#domain/features/jobs/search-choices.ts';

/** What a search has to know of a job before it shows it. */
export interface ListedJob {
  readonly id: number;
  readonly title: string;
  readonly organisationId: number;
  readonly company: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly mode: WorkMode;
  readonly type: JobType;
  /** The least it asks for; null where it asks for none. */
  readonly experience: ExperienceBucket | null;
  /** Degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** "US"; empty where unknown. */
  readonly country: string;
  /** "US-GA" */
  readonly region: string;
  /** The least it pays in a year, as far as it tells. */
  readonly pay: { readonly yearly: number; readonly currency: string } | null;
  readonly skills: readonly number[];
  readonly industries: readonly number[];
  /** What it tells about the place of work. */
  readonly facts: readonly (keyof Inclusion)[];
}
