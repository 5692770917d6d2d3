import type { MatchWeights } from './weights.ts';

/** Canonical term ids a job requires; `null` if it requires no level. */
export interface JobNeeds {
  readonly skills: readonly number[];
  readonly certifications: readonly number[];
  /** 0 none .. 5 doctorate. */
  readonly education: number | null;
  readonly titles: readonly number[];
  readonly industries: readonly number[];
  /** 1 individual .. 5 executive. */
  readonly managementLevel: number | null;
}

/** A job seeker's terms; `null` if the level is unknown, which counts as rank 0. */
export type SeekerOffers = JobNeeds;

export type ListField = 'skills' | 'certifications' | 'titles' | 'industries';
export type LevelField = 'education' | 'managementLevel';

export const MATCH_PARTS = [
  'Skills',
  'Certifications',
  'Education',
  'JobTitles',
  'Industries',
  'ManagementLevel',
] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

interface ListPart {
  readonly kind: 'list';
  readonly field: ListField;
  readonly weight: keyof MatchWeights;
}

interface LevelPart {
  readonly kind: 'level';
  readonly field: LevelField;
  readonly weight: keyof MatchWeights;
}

/** The fields of each part in needs, offers and weights. */
export const PART_SOURCES = {
  Skills: { kind: 'list', field: 'skills', weight: 'skills' },
  Certifications: { kind: 'list', field: 'certifications', weight: 'certification' },
  Education: { kind: 'level', field: 'education', weight: 'education' },
  JobTitles: { kind: 'list', field: 'titles', weight: 'job_title' },
  Industries: { kind: 'list', field: 'industries', weight: 'industry' },
  ManagementLevel: { kind: 'level', field: 'managementLevel', weight: 'management_level' },
} as const satisfies Record<MatchPart, ListPart | LevelPart>;

/** One value per part, in the order in which parts are shown and summed. */
export function mapParts<T>(make: (part: MatchPart) => T): Record<MatchPart, T> {
  return {
    Skills: make('Skills'),
    Certifications: make('Certifications'),
    Education: make('Education'),
    JobTitles: make('JobTitles'),
    Industries: make('Industries'),
    ManagementLevel: make('ManagementLevel'),
  };
}

/** Whether the profile has nothing to match on; a score would then be misleading. */
export function isEmptyProfile(offers: SeekerOffers): boolean {
  const { skills, certifications, education, titles, industries, managementLevel } = offers;
  const terms = [...skills, ...certifications, ...titles, ...industries];
  return terms.length === 0 && education === null && managementLevel === null;
}
