import type { PostingWords } from '#domain/features/matching/taxonomy/key-words.ts';
import type { MatchWeights } from './weights.ts';

/** Term ids and levels that are compared; `null` if a level is not stated. */
interface MatchTerms {
  readonly skills: readonly number[];
  readonly certifications: readonly number[];
  /** 0 none .. 5 doctorate. */
  readonly education: number | null;
  readonly titles: readonly number[];
  readonly industries: readonly number[];
  /** 1 individual .. 5 executive. */
  readonly managementLevel: number | null;
}

/** What a job requires. Only essential skills; nice-to-have skills never count. */
export interface JobNeeds extends MatchTerms {
  /** Parts for which the employer says that nothing is required. Ignored for parts that require something. */
  readonly noneRequired?: readonly MatchPart[];
  /** For the order only, as is the seniority. */
  readonly keyWords?: PostingWords;
  /** A level of `SENIORITY`. */
  readonly seniority?: number;
}

/** What a job seeker's profile states. */
export interface SeekerOffers extends MatchTerms {
  /** Ids of words, ascending. For the order only, as is the seniority. */
  readonly words?: readonly number[];
  /** A level of `SENIORITY`. */
  readonly seniority?: number;
}

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
  /** `share`: how many of the required terms match. `best`: how well the best one matches. */
  readonly counts: 'share' | 'best';
}

interface LevelPart {
  readonly kind: 'level';
  readonly field: LevelField;
  readonly weight: keyof MatchWeights;
}

/** The fields of each part in needs, offers and weights. */
export const PART_SOURCES = {
  Skills: { kind: 'list', field: 'skills', weight: 'skills', counts: 'share' },
  Certifications: { kind: 'list', field: 'certifications', weight: 'certification', counts: 'share' },
  Education: { kind: 'level', field: 'education', weight: 'education' },
  JobTitles: { kind: 'list', field: 'titles', weight: 'job_title', counts: 'best' },
  Industries: { kind: 'list', field: 'industries', weight: 'industry', counts: 'best' },
  ManagementLevel: { kind: 'level', field: 'managementLevel', weight: 'management_level' },
} as const satisfies Record<MatchPart, ListPart | LevelPart>;

/**
 * Whether a part counts. `job_silent`: the job states nothing in it. `profile_empty`: the job does, but the profile has
 * nothing to compare.
 */
export const PART_STATES = ['compared', 'none_required', 'job_silent', 'profile_empty'] as const;
export type PartState = (typeof PART_STATES)[number];

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

/** The state of a part. Education of level 0 means that the job requires none. */
export function getPartState(part: MatchPart, needs: JobNeeds, offers: SeekerOffers): PartState {
  const source = PART_SOURCES[part];
  const asked = needs[source.field];
  const isAsked = Array.isArray(asked) ? asked.length > 0 : asked !== null && asked !== 0;
  if (!isAsked) return asked === 0 || needs.noneRequired?.includes(part) ? 'none_required' : 'job_silent';
  const offered = offers[source.field];
  const isOffered = Array.isArray(offered) ? offered.length > 0 : offered !== null;
  return isOffered ? 'compared' : 'profile_empty';
}

/** Whether the profile has nothing to match on. */
export function isEmptyProfile(offers: SeekerOffers): boolean {
  const { skills, certifications, education, titles, industries, managementLevel } = offers;
  const terms = [...skills, ...certifications, ...titles, ...industries];
  return terms.length === 0 && education === null && managementLevel === null;
}
