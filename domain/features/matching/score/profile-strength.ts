import { MATCH_PARTS, type MatchPart, type SeekerOffers } from './parts.ts';
import type { MatchScore } from './score.ts';

/**
 * For a job: the floored average of the fractions, 0..100. Parts that the job says nothing about are left out; a part
 * that it does and the profile is empty in counts 0.
 */
export function getStrengthForJob(match: MatchScore): number {
  const asked = MATCH_PARTS.map((part) => match.parts[part]).filter(({ state }) => state !== 'job_silent');
  if (asked.length === 0) return 0;
  return Math.floor(asked.reduce((sum, { fraction }) => sum + (fraction ?? 0), 0) / asked.length);
}

/** For the profile page: the floored average completeness of the six parts, 0..100. */
export function getProfileStrength(offers: SeekerOffers): number {
  return averageParts(getProfileCompleteness(offers));
}

/** Completeness of each part, 0..100. Skills need five entries, every other part one. */
export function getProfileCompleteness(offers: SeekerOffers): Record<MatchPart, number> {
  return {
    Skills: Math.min(100, (offers.skills.length * 100) / COMPLETE_SKILLS),
    Certifications: fullIf(offers.certifications.length > 0),
    Education: fullIf(offers.education !== null),
    JobTitles: fullIf(offers.titles.length > 0),
    Industries: fullIf(offers.industries.length > 0),
    ManagementLevel: fullIf(offers.managementLevel !== null),
  };
}

const COMPLETE_SKILLS = 5;

function fullIf(done: boolean): number {
  return done ? 100 : 0;
}

function averageParts(parts: Record<MatchPart, number>): number {
  const sum = MATCH_PARTS.reduce((total, part) => total + parts[part], 0);
  return Math.floor(sum / MATCH_PARTS.length);
}
