import { MATCH_PARTS, type MatchPart, mapParts, type SeekerOffers } from './parts.ts';
import type { MatchScore } from './score.ts';

/** On a job: the whole-number average of the six fractions, 0..100. */
export function strengthForJob(match: MatchScore): number {
  return averageOfParts(mapParts((part) => match.parts[part].fraction));
}

/** On the profile page: the whole-number average of how complete the six parts are, 0..100. */
export function profileStrength(offers: SeekerOffers): number {
  return averageOfParts(profileCompleteness(offers));
}

/** How complete each part of a profile is, 0..100. Five skills make that part complete, one entry every other part. */
export function profileCompleteness(offers: SeekerOffers): Record<MatchPart, number> {
  return {
    Skills: Math.min(100, (offers.skills.length * 100) / COMPLETE_SKILLS),
    Certifications: wholeIf(offers.certifications.length > 0),
    Education: wholeIf(offers.education !== null),
    JobTitles: wholeIf(offers.titles.length > 0),
    Industries: wholeIf(offers.industries.length > 0),
    ManagementLevel: wholeIf(offers.managementLevel !== null),
  };
}

const COMPLETE_SKILLS = 5;

function wholeIf(done: boolean): number {
  return done ? 100 : 0;
}

function averageOfParts(parts: Record<MatchPart, number>): number {
  const sum = MATCH_PARTS.reduce((total, part) => total + parts[part], 0);
  return Math.floor(sum / MATCH_PARTS.length);
}
