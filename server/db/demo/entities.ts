import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { JobNeeds, SeekerOffers } from '#domain/features/matching/score/parts.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import type { JobFamily, RoleTemplate } from '#server/db/demo/job-families/job-family.ts';
import type { EmployerProfile } from './content/employers.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
}

export interface DemoEmployer {
  readonly id: number;
  readonly profile: EmployerProfile;
  readonly lead: Person;
  readonly members: readonly Person[];
}

export interface DemoPartner {
  readonly id: number;
  readonly lead: Person;
}

export interface DemoJob {
  readonly id: number;
  readonly title: string;
  readonly employer: DemoEmployer;
  readonly family: JobFamily;
  readonly region: string;
  readonly status: JobStatus;
  readonly openings: number;
  readonly publishedAt: Date | null;
  /** When it left `active`, if it did. */
  readonly endedAt: Date | null;
  readonly hiringTeam: readonly Person[];
  readonly needs: JobNeeds;
  readonly weights: MatchWeights;
  readonly questionIds: readonly string[];
}

export interface DemoSeeker extends Person {
  readonly family: JobFamily;
  readonly role: RoleTemplate;
  readonly region: string;
  readonly joinedAt: Date;
  readonly sponsor: DemoPartner | null;
  readonly offers: SeekerOffers;
}

/** What earlier seeders have created. */
export interface DemoEntities {
  readonly tenantIds: number[];
  readonly employers: DemoEmployer[];
  readonly nonProfits: DemoPartner[];
  readonly jobs: DemoJob[];
  readonly seekers: DemoSeeker[];
}

export function createEntities(): DemoEntities {
  return { tenantIds: [], employers: [], nonProfits: [], jobs: [], seekers: [] };
}
