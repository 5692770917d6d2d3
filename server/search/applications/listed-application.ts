import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';

/** What lists of applications need in memory. Drafts are left out. */
export interface ListedApplication {
  readonly id: number;
  readonly userId: number;
  readonly jobId: number;
  /** 0 for jobs without an organization. */
  readonly organisationId: number;
  readonly status: ApplicationStatus;
  /** Employers see it once the person agreed. */
  readonly awaitsConsent: boolean;
  /** Since when it has its status, in milliseconds since 1970. */
  readonly since: number;
  readonly scoreOrder: number;
}
