import type { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import type { MatchPart } from '#domain/features/matching/score/parts.ts';

/** Why something was read from a text. */
export interface Evidence {
  /** The sentence or list item, as written. */
  readonly sentence: string;
  /** 0 to 1, from the kind of evidence. */
  readonly confidence: number;
}

/** A term of the taxonomy that was read from a text. */
export interface ReadTerm {
  readonly id: number;
  /** As written. */
  readonly text: string;
  readonly evidence: Evidence;
}

/** A competence in the posting's own words that is no term of the taxonomy: "influence cross-functional teams". */
export interface ReadPhrase {
  readonly text: string;
  readonly evidence: Evidence;
}

export interface ReadValue<T> {
  readonly value: T;
  readonly evidence: Evidence;
}

export interface ReadYears {
  readonly min: number | null;
  readonly max: number | null;
  readonly evidence: Evidence;
}

/** What a posting's texts require. Null, or an empty list, if the texts say nothing about it. */
export interface ReadRequirements {
  /** Essential skills, most certain first. */
  readonly skills: readonly ReadTerm[];
  /** Skills that the posting calls preferred or a plus, without those that are essential. */
  readonly niceSkills: readonly ReadTerm[];
  readonly phrases: readonly ReadPhrase[];
  readonly certifications: readonly ReadTerm[];
  readonly niceCertifications: readonly ReadTerm[];
  readonly titles: readonly ReadTerm[];
  readonly industries: readonly ReadTerm[];
  /** Rank in `EDUCATION_LEVELS`. */
  readonly education: ReadValue<number> | null;
  /** Rank in `MANAGEMENT_LEVELS`, from 1. */
  readonly managementLevel: ReadValue<number> | null;
  /** Years of experience. */
  readonly years: ReadYears | null;
  readonly workMode: ReadValue<WorkMode> | null;
  readonly jobType: ReadValue<JobType> | null;
  /** Parts for which the texts say that nothing is required. */
  readonly noneRequired: readonly ReadValue<MatchPart>[];
}

export interface PostingTexts {
  readonly title: string;
  readonly texts: {
    readonly description?: string;
    readonly responsibilities?: string;
    readonly requirements?: string;
  };
  /** Their names are no evidence; empty if unknown. */
  readonly employer: string;
  readonly department: string;
  /** Names of industries from the posting's own fields. */
  readonly industries?: readonly string[];
}
