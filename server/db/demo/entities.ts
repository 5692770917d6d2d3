import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { JobNeeds, SeekerOffers } from '#domain/features/matching/parts.ts';
import type { MatchWeights } from '#domain/features/matching/weights.ts';
import type { Family, RoleSketch } from '#server/db/demo/job-families/job-family.ts';
import type { EmployerSketch } from './content/employers.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
}

export interface CastEmployer {
  readonly id: number;
  readonly sketch: EmployerSketch;
  readonly lead: Person;
  readonly members: readonly Person[];
}

export interface CastPartner {
  readonly id: number;
  readonly lead: Person;
}

export interface CastJob {
  readonly id: number;
  readonly title: string;
  readonly employer: CastEmployer;
  readonly family: Family;
  readonly region: string;
  readonly status: JobStatus;
  readonly openings: number;
  readonly publishedAt: Date | null;
  /** When it left `active`, if it did. */
  readonly endedAt: Date | null;
  readonly keepers: readonly Person[];
  readonly needs: JobNeeds;
  readonly weights: MatchWeights;
  readonly questionIds: readonly string[];
}

export interface CastSeeker extends Person {
  readonly family: Family;
  readonly role: RoleSketch;
  readonly region: string;
  readonly joinedAt: Date;
  readonly sponsor: CastPartner | null;
  readonly offers: SeekerOffers;
}

/** Who and what the shares before have put on stage. */
export interface Cast {
  readonly tenantIds: number[];
  readonly employers: CastEmployer[];
  readonly nonProfits: CastPartner[];
  readonly jobs: CastJob[];
  readonly seekers: CastSeeker[];
}

export function emptyCast(): Cast {
  return { tenantIds: [], employers: [], nonProfits: [], jobs: [], seekers: [] };
}
