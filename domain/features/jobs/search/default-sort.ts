import type { SeekerOffers } from '#domain/features/matching/score/parts.ts';

const minSkills = 3;

/**
 * Whether a profile says enough to sort jobs by match unasked: three skills, or a job title and a skill. With less, the
 * order would rest on one word.
 */
export function isMatchDefault({ skills, titles }: Pick<SeekerOffers, 'skills' | 'titles'>): boolean {
  return skills.length >= minSkills || (titles.length > 0 && skills.length > 0);
}
